// The colours set at a table hold on every page; without script a page follows the system.
try {
  const { theme } = JSON.parse(localStorage.getItem("nightdeck.settings")) ?? {};
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing has no setting.
}
