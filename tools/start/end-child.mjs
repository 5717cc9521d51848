/** What has its own order to end in gets this long for it. */
const PATIENCE_MS = 15_000;

/** Ends a process that was started here: in order, or by force where it takes too long. Resolves when it is gone. */
export const endChild = async (child, gone, patienceMs = PATIENCE_MS) => {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await gone;
  clearTimeout(patience);
};
