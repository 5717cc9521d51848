import { temperatureUnits, type TemperatureUnit } from '@wanderwork/contracts';

const KEY = 'wanderwork_degrees';

/** The unit chosen by the person signed in here; null if nobody is signed in or nothing was chosen. */
export const readStoredUnit = (): TemperatureUnit | null => {
  try {
    return temperatureUnits.find((unit) => unit === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
};

/** Null removes the entry. */
export const storeUnit = (unit: TemperatureUnit | null): void => {
  try {
    if (unit) localStorage.setItem(KEY, unit);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the choice arrives with the server's next response.
  }
};
