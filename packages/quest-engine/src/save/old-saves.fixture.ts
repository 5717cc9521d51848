/** As the browser kept a First Week before saves had a format: five days and a card. */
export const firstWeekOfFormat1 = { TODO: true };
