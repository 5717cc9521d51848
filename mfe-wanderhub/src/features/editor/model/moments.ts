const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const zoned = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** "10:32", of this device's clock. */
export const clockOf = (iso: string): string => clock.format(new Date(iso));
export const utcMomentOf = (iso: string): string => `${zoned.format(new Date(iso))} UTC`;

/** "Europe/Lisbon". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as a field for day and time has it: in the time of this device, without saying so. */
export const asField = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;

/** The moment that such a field means here; null when it means none. */
export const fromField = (text: string): Date | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at;
};
