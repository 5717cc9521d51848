import { createContext } from 'react';
import { type PreferencesState } from '../../../shared/preferences/use-preferences';

/** The wishes in force, for what shows and changes them: the page around it stays as it is. */
export const ActivePreferences = createContext<PreferencesState | null>(null);
