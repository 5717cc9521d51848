import { type Tally } from './tally.js';

/** An achievement. */
export interface Achievement {
  id: string;
  title: string;
  /** How it comes about, in a sentence. */
  text: string;
  /** Ends a story, so its name would be a spoiler. */
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

/** Its name is shown only once it is earned. */
export const secret = (...words: Parameters<typeof achievement>): Achievement => ({
  ...achievement(...words),
  secret: true,
});
