import { StartError } from './start-error.js';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** The lowest level that is logged. */
export type LogLevel = (typeof levels)[number];

const isLevel = (text: string): text is LogLevel => (levels as readonly string[]).includes(text);

export const parseLogLevel = (text: string | null): LogLevel => {
  if (text === null) return 'info';
  if (isLevel(text)) return text;
  throw new StartError(`LOG_LEVEL: "${text}" is not a level; use one of ${levels.join(', ')}.`);
};
