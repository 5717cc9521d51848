import { createContext } from 'react';
import { type PreferencesState } from '../../../shared/preferences/use-preferences';

/** The active preferences. A context avoids rendering the page around them. */
export const ActivePreferences = createContext<PreferencesState | null>(null);
