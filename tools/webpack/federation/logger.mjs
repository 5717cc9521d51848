// Replaces `utils/logger.js` of the runtime: the same errors with their codes, without the explaining texts.
export const error = (message) => {
  throw message instanceof Error ? message : new Error(message);
};

export const assert = (condition, message) => {
  if (!condition) error(message);
};

export const warn = (message) => console.warn(message);
