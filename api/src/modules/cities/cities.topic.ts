/** The data of this module, as `data_versions` counts its changes. */
export const CITIES = 'cities';

/** With a new day there is a new city of the day. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
