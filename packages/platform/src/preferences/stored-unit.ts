import { temperatureUnits, type TemperatureUnit } from '@wanderwork/contracts';

const KEY = 'wanderwork_degrees';

/** What the person who is signed in here chose; null when nobody is, or nothing was chosen. */
export const readStoredUnit = (): TemperatureUnit | null => {
  try {
    return temperatureUnits.find((unit) => unit === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
};

/** Null leaves nothing behind. */
export const storeUnit = (unit: TemperatureUnit | null): void => {
  try {
    if (unit) localStorage.setItem(KEY, unit);
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden the choice comes with the next answer of the server.
  }
};
