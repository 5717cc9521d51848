import { type Figure } from '@wanderwork/contracts';

const ends = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The end of the scale in km, with enough space for the label of the farthest airport. */
export const getScaleEnd = (farthestKm: number): number =>
  ends.find((end) => end >= farthestKm * 1.1) ?? farthestKm * 1.1;

export interface Airport {
  /** IATA code. */
  code: string;
  /** Distance in a straight line. */
  km: number;
  large: boolean;
}

/** The keys of the airport figures. */
export const airportKeys = ['airport_nearest', 'airport_nearest_km', 'airport_large', 'airport_large_km'];

/**
 * The nearest airport and the nearest large one. Returns one entry if they are the same; unknown airports are left
 * out.
 */
export const findAirports = (figures: readonly Figure[]): Airport[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  const airport = (key: string, large: boolean): Airport[] => {
    const [code, km] = [values.get(key), values.get(`${key}_km`)];
    return typeof code === 'string' && typeof km === 'number' ? [{ code, km, large }] : [];
  };
  const large = airport('airport_large', true);
  return [...airport('airport_nearest', false).filter(({ code }) => code !== large[0]?.code), ...large];
};
