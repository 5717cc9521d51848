import type { TemperatureUnit } from '@wanderwork/contracts';
import { useSession, type SessionState } from '../session/session-store';
import { readStoredUnit } from './stored-unit';

/** Where people read degrees Fahrenheit, as far as their browser's language tells. */
const FAHRENHEIT_REGION = 'US';

const getRegionalUnit = (): TemperatureUnit => {
  try {
    return new Intl.Locale(navigator.language).region === FAHRENHEIT_REGION ? 'fahrenheit' : 'celsius';
  } catch {
    // A browser may call its language what it likes.
    return 'celsius';
  }
};

/** While it is not known who is here, what was chosen last in this browser holds: nothing changes before one's eyes. */
const getChosenUnit = ({ user }: SessionState): TemperatureUnit | null =>
  user ? user.preferences.temperatureUnit : readStoredUnit();

/** The degrees in which this person reads: as chosen in the settings, else as is customary where they are. */
export const useTemperatureUnit = (): TemperatureUnit =>
  useSession((state) => getChosenUnit(state) ?? getRegionalUnit());
