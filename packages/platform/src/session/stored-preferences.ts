import { temperatureUnits, type TemperatureUnit } from '@wanderwork/contracts';

const UNIT_KEY = 'wanderwork_degrees';
const CURRENCY_KEY = 'wanderwork_currency';
const VISITOR_CURRENCY_KEY = 'wanderwork_visitor_currency';

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

const readCurrency = (key: string): string | null => /^[A-Z]{3}$/.exec(read(key) ?? '')?.[0] ?? null;

/** The currency of the person signed in here; null if nobody is signed in. */
export const readStoredCurrency = (): string | null => readCurrency(CURRENCY_KEY);

/** US dollars are stored too, because they take precedence over a visitor's choice. */
export const storeCurrency = (currency: string | null): void => store(CURRENCY_KEY, currency);

/** The currency chosen in this browser while nobody was signed in; null if nothing was chosen. */
export const readVisitorCurrency = (): string | null => readCurrency(VISITOR_CURRENCY_KEY);

/** US dollars need no entry. */
export const storeVisitorCurrency = (currency: string): void =>
  store(VISITOR_CURRENCY_KEY, currency === 'USD' ? null : currency);
