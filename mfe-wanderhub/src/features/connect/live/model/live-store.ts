import { create } from 'zustand';

interface LiveState {
  /** The codes of the topics that this tab shows. */
  shownTopics: string[];
  /** The numbers of replies that others wrote meanwhile, by topic. */
  newNumbers: Record<string, number[]>;
  /** Grows whenever hints may have been missed. */
  missed: number;
}

/** What live hints say to the pages of this tab. */
export const useLive = create<LiveState>(() => ({ shownTopics: [], newNumbers: {}, missed: 0 }));

/** Hints about this topic are wanted until the returned function is called. */
export const showTopic = (code: string): (() => void) => {
  useLive.setState(({ shownTopics }) => ({ shownTopics: [...shownTopics, code] }));
  return () =>
    useLive.setState(({ shownTopics, newNumbers: { [code]: _gone, ...newNumbers } }) => ({
      shownTopics: shownTopics.filter((other) => other !== code),
      newNumbers,
    }));
};

/** Hints for topics that this tab doesn't show are for other tabs. */
export const addNewNumbers = (code: string, numbers: readonly number[]): void =>
  useLive.setState(({ shownTopics, newNumbers }) => {
    if (!shownTopics.includes(code)) return {};
    const all = new Set([...(newNumbers[code] ?? []), ...numbers]);
    return { newNumbers: { ...newNumbers, [code]: [...all].sort((a, b) => a - b) } };
  });

export const noteMissed = (): void => useLive.setState(({ missed }) => ({ missed: missed + 1 }));
