import { create } from 'zustand';
import { gameStorage } from '../../../shared/saves/game-storage';

export const sensitiveSubjects = ['health', 'crime', 'border'] as const;
export type SensitiveSubject = (typeof sensitiveSubjects)[number];

/** How the game is shown; none of it touches the rules. */
export interface Settings {
  sound: boolean;
  /** The map does not glide. */
  still: boolean;
  /** Cards about these are shown without their story. */
  veiled: readonly SensitiveSubject[];
}

const KEY = 'settings';
const defaultSettings: Settings = { sound: false, still: false, veiled: [] };

export const useSettings = create<Settings>(() => defaultSettings);

const isSettings = (value: unknown): value is Settings => {
  const { sound, still, veiled } = (value ?? {}) as Record<string, unknown>;
  return [sound, still].every((one) => typeof one === 'boolean') && Array.isArray(veiled);
};

/** Sound waits for a hand: browsers let nothing sound before. */
export const loadSettings = async (): Promise<void> => {
  const kept = await gameStorage.read(KEY).catch(() => null);
  if (isSettings(kept)) useSettings.setState(kept);
};

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
  const { sound, still, veiled } = useSettings.getState();
  void gameStorage.change(KEY, () => ({ sound, still, veiled })).catch(() => undefined);
};
