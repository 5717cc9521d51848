import type { TemperatureUnit } from '@wanderwork/contracts';
import { useSession, type SessionState } from '../session/session-store';
import { readStoredUnit } from '../session/stored-preferences';

/** The region that reads degrees Fahrenheit, judged by the browser's language. */
const FAHRENHEIT_REGION = 'US';

const getRegionalUnit = (): TemperatureUnit => {
  try {
    return new Intl.Locale(navigator.language).region === FAHRENHEIT_REGION ? 'fahrenheit' : 'celsius';
  } catch {
    // A browser may report an invalid language.
    return 'celsius';
  }
};

/** Until the session is known, the last choice in this browser applies, so nothing on the screen changes. */
const getChosenUnit = ({ user }: SessionState): TemperatureUnit | null =>
  user ? user.preferences.temperatureUnit : readStoredUnit();

/** The person's temperature unit: the one chosen in settings, otherwise the one usual in their region. */
export const useTemperatureUnit = (): TemperatureUnit =>
  useSession((state) => getChosenUnit(state) ?? getRegionalUnit());
