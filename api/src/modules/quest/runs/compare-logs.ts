/** How a log compares to the stored one. Logs only ever grow at the end, so anything but a prefix has diverged. */
export type LogRelation = 'same' | 'longer' | 'shorter' | 'apart';

const beginsWith = (log: string, start: string): boolean =>
  start === '' || log === start || log.startsWith(`${start} `);

export const compareLogs = (log: string, stored: string): LogRelation => {
  if (log === stored) return 'same';
  if (beginsWith(log, stored)) return 'longer';
  return beginsWith(stored, log) ? 'shorter' : 'apart';
};

/** Whether a log starts with the committed part. */
export const keepsCommitted = (log: string, committed: string): boolean => beginsWith(log, committed);
