/** How long a process may take to shut down in order. */
const TIMEOUT_MS = 15_000;

/** Ends a child process: in order, or by force when that takes too long. Resolves when it has exited. */
export const endChild = async (child, exited, timeoutMs = TIMEOUT_MS) => {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await exited;
  clearTimeout(timer);
};
