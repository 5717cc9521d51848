import { StartError } from './config-error.js';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** How much the log says: what is named and all that is graver. */
export type LogLevel = (typeof levels)[number];

const isLevel = (text: string): text is LogLevel => (levels as readonly string[]).includes(text);

export const logLevelOf = (given: string | null): LogLevel => {
  if (given === null) return 'info';
  if (isLevel(given)) return given;
  throw new StartError(`LOG_LEVEL: "${given}" is no level; give one of ${levels.join(', ')}.`);
};
