const listeners = new Set<() => void>();

/** Calls `listener` when the server requires a session; returns a function that stops it. */
export const onSessionRequired = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const notifySessionRequired = (): void => listeners.forEach((listener) => listener());
