import { type Figure } from '@wanderwork/contracts';

/** An airport near the city. */
export interface Airport {
  /** Of IATA. */
  code: string;
  /** In a straight line. */
  km: number;
  large: boolean;
}

/** The figures that tell of them. */
export const airportKeys = ['airport_nearest', 'airport_nearest_km', 'airport_large', 'airport_large_km'];

/** The nearest airport and the nearest large one, which may be the same; what is not known is left out. */
export const findAirports = (figures: readonly Figure[]): Airport[] => {
  const values = new Map(figures.map(({ key, value }) => [key, value]));
  const airport = (key: string, large: boolean): Airport[] => {
    const [code, km] = [values.get(key), values.get(`${key}_km`)];
    return typeof code === 'string' && typeof km === 'number' ? [{ code, km, large }] : [];
  };
  const large = airport('airport_large', true);
  return [...airport('airport_nearest', false).filter(({ code }) => code !== large[0]?.code), ...large];
};
