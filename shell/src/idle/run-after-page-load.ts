/** Runs `work` `ms` milliseconds after the page has loaded. */
export const runAfterPageLoad = (ms: number, work: () => void): void => {
  const startTimer = () => void setTimeout(work, ms);
  if (document.readyState === 'complete') startTimer();
  else addEventListener('load', startTimer, { once: true });
};
