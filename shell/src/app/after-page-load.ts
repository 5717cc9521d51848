/** Runs `work` once the page and all it needed at first is there, and `ms` have passed since. */
export const afterPageLoad = (ms: number, work: () => void): void => {
  const wait = () => void setTimeout(work, ms);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
