const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const utcFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "10:32", of this device's clock. */
export const formatClock = (iso: string): string => clockFormat.format(new Date(iso));
export const formatUtc = (iso: string): string => `${utcFormat.format(new Date(iso))} UTC`;

/** "Europe/Lisbon". */
export const getTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const pad = (part: number): string => String(part).padStart(2, '0');

/** A moment as a field for day and time has it: in the time of this device, without saying so. */
export const toFieldValue = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** The moment that such a field means here; null when it means none. */
export const parseFieldValue = (text: string): Date | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at;
};
