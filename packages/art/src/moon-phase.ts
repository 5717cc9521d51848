const RADIANS = Math.PI / 180;
const DAY_MS = 86_400_000;
/** 1 January 2000, noon. */
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);

/**
 * The phase of the moon, the same everywhere on earth: 0 is new, 0.25 the first quarter, 0.5 full. Off by less than
 * half a percent of the month (Meeus, Astronomical Algorithms, chapter 48).
 */
export const getMoonPhase = (moment: Date): number => {
  const days = (moment.getTime() - EPOCH_MS) / DAY_MS;
  const elongation = (297.8502 + 12.19074912 * days) * RADIANS;
  const sunAnomaly = (357.5291 + 0.98560028 * days) * RADIANS;
  const moonAnomaly = (134.9634 + 13.06499295 * days) * RADIANS;
  const phaseAngle =
    elongation / RADIANS +
    6.289 * Math.sin(moonAnomaly) -
    2.1 * Math.sin(sunAnomaly) +
    1.274 * Math.sin(2 * elongation - moonAnomaly) +
    0.658 * Math.sin(2 * elongation) +
    0.214 * Math.sin(2 * moonAnomaly) +
    0.11 * Math.sin(elongation);
  return (((phaseAngle / 360) % 1) + 1) % 1;
};
