import { temperatureUnits, type TemperatureUnit } from '@wanderwork/contracts';

const UNIT_KEY = 'wanderwork_degrees';
const CURRENCY_KEY = 'wanderwork_currency';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Null removes the entry. */
const store = (key: string, value: string | null): void => {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the choice arrives with the server's next response.
  }
};

/** The unit chosen by the person signed in here; null if nobody is signed in or nothing was chosen. */
export const readStoredUnit = (): TemperatureUnit | null =>
  temperatureUnits.find((unit) => unit === read(UNIT_KEY)) ?? null;

export const storeUnit = (unit: TemperatureUnit | null): void => store(UNIT_KEY, unit);

/** The currency chosen by the person signed in here; null if nobody is signed in or they read US dollars. */
export const readStoredCurrency = (): string | null =>
  /^[A-Z]{3}$/.exec(read(CURRENCY_KEY) ?? '')?.[0] ?? null;

/** US dollars need no entry. */
export const storeCurrency = (currency: string | null): void =>
  store(CURRENCY_KEY, currency === 'USD' ? null : currency);
