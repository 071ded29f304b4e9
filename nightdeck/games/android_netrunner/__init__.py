"""Android: Netrunner (2012): a Corporation builds servers, a Runner breaks into them."""
