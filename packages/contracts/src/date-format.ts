type Moment = string | number | Date;

/** Made when it is first asked: a format takes long to make, and most pages need none. */
const written = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at: Moment): string => {
    format ??= new Intl.DateTimeFormat('en-GB', options);
    return format.format(new Date(at));
  };
};

/** "21 November 2026": what an ISO date says, or the day of a moment by UTC. */
export const formatDate = written({ dateStyle: 'long', timeZone: 'UTC' });

/** "21 November 2026", as the reader's own clock has it. */
export const formatLocalDate = written({ dateStyle: 'long' });

/** "21 Nov 2026", as the reader's own clock has it. */
export const formatShortDate = written({ dateStyle: 'medium' });

/** "21 Nov 2026, 21:05", as the reader's own clock has it. */
export const formatDateTime = written({ dateStyle: 'medium', timeStyle: 'short' });

/** "November 2026" of "2026-11", or of a date in it. */
export const formatMonth = written({ month: 'long', year: 'numeric', timeZone: 'UTC' });
