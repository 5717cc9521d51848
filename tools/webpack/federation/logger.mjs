// Stands for `utils/logger.js` of the runtime: the same errors by their codes, without the texts that explain them.
export const error = (message) => {
  throw message instanceof Error ? message : new Error(message);
};

export const assert = (condition, message) => {
  if (!condition) error(message);
};

export const warn = (message) => console.warn(message);
