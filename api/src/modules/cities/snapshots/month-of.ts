/** A snapshot's month, `YYYY-MM`; the world's, not a place's. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);
