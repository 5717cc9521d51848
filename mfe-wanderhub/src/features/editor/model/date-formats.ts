const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const utcFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "10:32" in local time. */
export const formatClock = (iso: string): string => clockFormat.format(new Date(iso));
export const formatUtc = (iso: string): string => `${utcFormat.format(new Date(iso))} UTC`;

/** "Europe/Lisbon". */
export const getTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const pad = (part: number): string => String(part).padStart(2, '0');

/** The value of a `datetime-local` input, in local time. */
export const toFieldValue = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** Parses the value of a `datetime-local` input; null if it is invalid. */
export const parseFieldValue = (text: string): Date | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at;
};
