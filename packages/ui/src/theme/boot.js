// Sets the theme before the first paint, and again when the system's theme changes. A separate file, since the
// content policy allows no inline script.
(({ document, matchMedia }) => {
  const readChoice = () => {
    try {
      return globalThis.localStorage.getItem('wanderwork_theme');
    } catch {
      // Storage may be blocked; then the system decides.
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
