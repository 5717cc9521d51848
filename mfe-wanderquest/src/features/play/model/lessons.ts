import { type Verb } from '@wanderwork/quest-engine';

export type Learned = Verb | 'move';

/** What a day teaches. Each morning brings one thing more that can be done; the days before stay open. */
export interface Lesson {
  title: string;
  text: string;
  learned: Learned | null;
}

export const lessons: readonly Lesson[] = [
  {
    title: 'Work',
    text: 'Your client in Europe asks for four days of work a week, and pays on the seventh day, for five at most. How much a day brings depends on the connection, on the hours that you share with the client, and on how you feel.',
    learned: 'work',
  },
  {
    title: 'Rest',
    text: 'Energy is what days are made of. Below sixty you work more slowly, below thirty you fall ill more easily. A day of rest brings back twenty, and the night adds its own.',
    learned: 'rest',
  },
  {
    title: 'Explore',
    text: 'You did not come for the desk. Exploring costs energy and a little money, and fills the journal with wonder, the most on the first days in a city.',
    learned: 'explore',
  },
  {
    title: 'Meet people',
    text: 'Belonging falls by itself in a new place: two points a night at first. People bring it back, and now and then one of them knows somebody who is hiring.',
    learned: 'socialise',
  },
  {
    title: 'Deal with papers',
    text: 'Offers, visas, extensions: an afternoon of papers may bring an offer of another client. A name and a good word bring it sooner.',
    learned: 'admin',
  },
  {
    title: 'Move on',
    text: 'Now the map opens: the ways out of town are on it, and listed below. Fares, borders, weather and clocks are those of the real table. A flight costs more than its price: the body’s clock follows slowly.',
    learned: 'move',
  },
  {
    title: 'The last day',
    text: 'Everything is yours to choose. Tonight the client pays for what you have done.',
    learned: null,
  },
];

/** The lesson of a day, counted from 0; whoever travels through the last night sees the last one. */
export const lessonOf = (day: number): Lesson => lessons[Math.min(day, lessons.length - 1)]!;

/** What can be done by now. */
export const learnedBy = (day: number): readonly Learned[] =>
  lessons.slice(0, day + 1).flatMap(({ learned }) => (learned ? [learned] : []));
