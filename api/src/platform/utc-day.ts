/** The UTC day, for example `2026-11-22`. */
export const toUtcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
