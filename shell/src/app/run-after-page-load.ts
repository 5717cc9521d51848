/** Runs `work` once the page and all it needed at first is there, and `ms` have passed since. */
export const runAfterPageLoad = (ms: number, work: () => void): void => {
  const startTimer = () => void setTimeout(work, ms);
  if (document.readyState === 'complete') startTimer();
  else addEventListener('load', startTimer, { once: true });
};
