/** The topic under which `data_versions` counts changes of this module's data. */
export const CITIES = 'cities';

/** The UTC day, because the city of the day changes with it. */
export const getDay = (now: Date): string => now.toISOString().slice(0, 10);
