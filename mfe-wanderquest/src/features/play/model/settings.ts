import { create } from 'zustand';
import { gameStorage } from '../../../shared/saves/game-storage';

export const sensitiveSubjects = ['health', 'crime', 'border'] as const;
export type SensitiveSubject = (typeof sensitiveSubjects)[number];

/** Display settings; they never affect the rules. */
export interface Settings {
  sound: boolean;
  /** Turns off map animation. */
  still: boolean;
  /** Hides the story of cards about these subjects. */
  veiled: readonly SensitiveSubject[];
}

const KEY = 'settings';
const defaultSettings: Settings = { sound: false, still: false, veiled: [] };

export const useSettings = create<Settings>(() => defaultSettings);

const isSettings = (value: unknown): value is Settings => {
  const { sound, still, veiled } = (value ?? {}) as Record<string, unknown>;
  return [sound, still].every((one) => typeof one === 'boolean') && Array.isArray(veiled);
};

/** Loads the saved settings. Sound still waits for a gesture, as browsers require. */
export const loadSettings = async (): Promise<void> => {
  const storedSettings = await gameStorage.read(KEY).catch(() => null);
  if (isSettings(storedSettings)) useSettings.setState(storedSettings);
};

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  const { sound, still, veiled } = useSettings.getState();
  void gameStorage.change(KEY, () => ({ sound, still, veiled })).catch(() => undefined);
};
