const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isPosix = process.platform !== 'win32';

/** Spawn options for `endWithUs`: a process group of its own, so that its own children are ended too. */
export const asGroup = { detached: isPosix };

const endGroup = (child, signal) => {
  try {
    if (isPosix) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/**
 * While `child` runs, a signal to this process is passed to the child's whole group and then takes its usual effect
 * here. A supervisor stops one process, not a whole group.
 */
export const endWithUs = (child) => {
  const passOn = (signal) => {
    removeListeners();
    endGroup(child, signal);
    process.kill(process.pid, signal);
  };
  const removeListeners = () => SIGNALS.forEach((signal) => process.off(signal, passOn));
  SIGNALS.forEach((signal) => process.on(signal, passOn));
  child.once('error', removeListeners);
  child.once('close', removeListeners);
};

const CHECK_EVERY_MS = 250;

/**
 * Under npm, ends this process as SIGTERM does when its parent is gone. npm passes a signal only to its shell, which
 * ends and leaves its children running. A process that was started directly may keep running.
 */
export const endWithNpm = (env = process.env) => {
  if (!isPosix || env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_EVERY_MS);
  timer.unref();
};
