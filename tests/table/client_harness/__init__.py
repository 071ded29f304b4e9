"""The browser client without a server: files, templates and sockets are served inside the page."""
