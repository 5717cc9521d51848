// Runs before the first paint, as a file of its own: the content policy allows no inline script.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('wanderwork_theme');
  } catch (error) {
    // Storage may be forbidden; then the system decides.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    theme === 'dark' || theme === 'light' ? theme : dark ? 'dark' : 'light';
})();
