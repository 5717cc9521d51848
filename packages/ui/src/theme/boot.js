// Sets the theme before the first paint, and again when the system's changes. A file of its own, since the content
// policy allows no inline script.
(({ document, matchMedia }) => {
  const readChoice = () => {
    try {
      return globalThis.localStorage.getItem('wanderwork_theme');
    } catch {
      // Storage may be forbidden; then the system decides.
      return null;
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const theme = readChoice();
    const chosen = theme === 'dark' || theme === 'light';
    document.documentElement.dataset.theme = chosen ? theme : dark.matches ? 'dark' : 'light';
  };
  show();
  dark.addEventListener('change', show);
})(globalThis);
