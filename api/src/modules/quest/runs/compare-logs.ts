/** How a log stands to the one that is stored: a log only ever grows at its end. */
export type Relation = 'same' | 'longer' | 'shorter' | 'apart';

const beginsWith = (log: string, start: string): boolean =>
  start === '' || log === start || log.startsWith(`${start} `);

export const relationOf = (log: string, stored: string): Relation => {
  if (log === stored) return 'same';
  if (beginsWith(log, stored)) return 'longer';
  return beginsWith(stored, log) ? 'shorter' : 'apart';
};

/** Whether a log keeps what was committed. */
export const keeps = (log: string, committed: string): boolean => beginsWith(log, committed);
