import { type Tally } from './tally.js';

/** An achievement. */
export interface Achievement {
  id: string;
  title: string;
  /** How it comes about, in a sentence. */
  text: string;
  /** The end of a story: its name would tell it. */
  secret?: true;
  /** Whether a run that is over has done it. */
  done: (run: Tally) => boolean;
}

export const achievement = (
  id: string,
  title: string,
  text: string,
  done: Achievement['done'],
): Achievement => ({ id, title, text, done });

/** One whose name is told only to those who have it. */
export const secret = (...words: Parameters<typeof achievement>): Achievement => ({
  ...achievement(...words),
  secret: true,
});
