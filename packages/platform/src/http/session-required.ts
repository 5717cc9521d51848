const listeners = new Set<() => void>();

/** Calls `listener` when the server wants somebody to sign in first; returns how to stop. */
export const onSessionRequired = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const notifySessionRequired = (): void => listeners.forEach((listener) => listener());
