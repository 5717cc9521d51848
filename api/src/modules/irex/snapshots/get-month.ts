/** The UTC month of a snapshot, `YYYY-MM`. */
export const getMonth = (time: Date): string => time.toISOString().slice(0, 7);
