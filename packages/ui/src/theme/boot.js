// Sets the theme before the first paint. A file of its own, since the content policy allows no inline script.
(({ document, matchMedia }) => {
  const wished = () => {
    try {
      return globalThis.localStorage.getItem('wanderwork_theme');
    } catch {
      // Storage may be forbidden; then the system decides.
      return null;
    }
  };
  const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const theme = wished();
  document.documentElement.dataset.theme = theme === 'dark' || theme === 'light' ? theme : system();
})(globalThis);
