const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isPosix = process.platform !== 'win32';

/** How to spawn what `endWithUs` shall end: with a group of its own, so that what it starts in turn is ended too. */
export const asGroup = { detached: isPosix };

const end = (child, signal) => {
  try {
    if (isPosix) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/**
 * While `child` runs, a signal to this process reaches it and all that it started, and then does here what it would have
 * done: a supervisor tells one process to stop, not a whole group.
 */
export const endWithUs = (child) => {
  const pass = (signal) => {
    letGo();
    end(child, signal);
    process.kill(process.pid, signal);
  };
  const letGo = () => SIGNALS.forEach((signal) => process.off(signal, pass));
  SIGNALS.forEach((signal) => process.on(signal, pass));
  child.once('error', letGo);
  child.once('close', letGo);
};

const LOOK_EVERY_MS = 250;

/**
 * Under npm, stops this process as SIGTERM does when its parent is gone. npm passes a signal to its shell alone, which
 * dies of it and leaves behind what it had started. Whoever starts this process directly may leave it running.
 */
export const endWithNpm = (env = process.env) => {
  if (!isPosix || env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
};
