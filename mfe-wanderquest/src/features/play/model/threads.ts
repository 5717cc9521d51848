import { cards, type JournalEntry, type Mode } from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { gameStorage } from '../../../shared/saves/game-storage';

const threads = ['friend', 'debt', 'wish'] as const;

/** What the last evening of First Week left open: a choice of that card. */
export type Thread = (typeof threads)[number];

/** How First Week ends with it, and how the next dash or tour begins with it. */
export const threadTexts: Readonly<Record<Thread, { ending: string; opening: string }>> = {
  friend: {
    ending:
      'Noor’s bus has left. She has your name as you say it, and you have hers: that makes one person who will ask where you are.',
    opening:
      'A message from Noor, sent from a bus: “Which city is it now? Don’t tell me. Send a picture of the bread.”',
  },
  debt: {
    ending:
      'On a wall calendar in the kitchen your loan stands in red. Somebody owes you a reason to come back.',
    opening:
      'The landlady writes that your loan is still on her calendar, in red, and that she turns the page each month with care.',
  },
  wish: {
    ending:
      'The coast from the print shop lies folded in your bag. Somewhere it has a name, and somebody who grew up on it.',
    opening:
      'In your bag there is a coast without a name, folded twice. You unfold it on the first evening and ask around.',
  },
};

const KEY = 'thread';

const isThread = (value: unknown): value is Thread => threads.includes(value as Thread);

/** The choice of the last evening among the entries of a run; null before it. */
export const findThread = (entries: readonly JournalEntry[]): Thread | null => {
  for (const entry of entries) {
    if (entry.kind !== 'outcome') continue;
    const { id, choices } = cards[entry.card]!;
    const choice = choices[entry.choice]!.id;
    if (id === 'week_evening' && isThread(choice)) return choice;
  }
  return null;
};

/** The thread of the last First Week in this browser. */
export const useLastThread = create<{ thread: Thread | null }>(() => ({ thread: null }));

export const loadLastThread = async (): Promise<void> => {
  const thread = await gameStorage.read(KEY).catch(() => null);
  if (isThread(thread)) useLastThread.setState({ thread });
};

export const saveThread = (thread: Thread): void => {
  useLastThread.setState({ thread });
  void gameStorage.change(KEY, () => thread).catch(() => undefined);
};

const continuingModes: readonly Mode[] = ['daily_dash', 'grand_tour'];

/** How a dash or a tour takes up the thread on its first morning; null otherwise. */
export const findOpening = (thread: Thread | null, mode: Mode, day: number): string | null =>
  thread && day === 0 && continuingModes.includes(mode) ? threadTexts[thread].opening : null;
