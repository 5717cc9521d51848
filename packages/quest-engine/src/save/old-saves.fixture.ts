/** A First Week as the browser stored it before saves had a format: Lisbon, five days, and by rail to Madrid. */
export const firstWeekOfFormat1 = {
  seedA: 3,
  seedB: 4,
  home: 63,
  passport: 0,
  log: [
    { type: 'spend', verb: 'work', days: 1 },
    { type: 'spend', verb: 'work', days: 1 },
    { type: 'spend', verb: 'rest', days: 1 },
    { type: 'spend', verb: 'explore', days: 1 },
    { type: 'spend', verb: 'work', days: 1 },
    { type: 'move', to: 68, by: 'land', ahead: 0 },
    { type: 'spend', verb: 'admin', days: 1 },
  ],
  hash: 'cccba11e',
};
