import { isCardAnswered, type Verb, type State } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';

export type Skill = Verb | 'move';

/** The lesson of a day. Each adds a skill; earlier ones stay. */
interface Lesson {
  title: string;
  text: string;
  skill: Skill | null;
}

export const lessons: readonly Lesson[] = [
  {
    title: 'Work',
    text: 'Your client in Europe wants four days of work a week and pays on the seventh day, for five at most. How much you get done depends on your connection, the hours you share with the client, and how you feel.',
    skill: 'work',
  },
  {
    title: 'Rest',
    text: 'Energy is what days are made of. Below 60 you work more slowly; below 30 you fall ill more easily. A day of rest gives back 20, and the night adds its own.',
    skill: 'rest',
  },
  {
    title: 'Explore',
    text: 'You didn’t come for the desk. Exploring costs energy and a little money, and it brings wonder, most of all on your first days in a city.',
    skill: 'explore',
  },
  {
    title: 'Meet people',
    text: 'Belonging falls by itself in a new place: two points a night at first. People bring it back, and now and then one of them knows somebody who’s hiring.',
    skill: 'socialise',
  },
  {
    title: 'Do paperwork',
    text: 'Visas, extensions, applications: a day of paperwork may bring an offer from another client. A good reputation brings it sooner.',
    skill: 'admin',
  },
  {
    title: 'Move on',
    text: 'Now the map opens, and five cities below are a good start. Distances, borders, weather and time zones are the real ones. A flight costs more than its fare: jet lag takes days to wear off.',
    skill: 'move',
  },
  {
    title: 'The last day',
    text: 'Everything is open to you now. Tonight is payday: what you’ve done this week is paid.',
    skill: null,
  },
];

/** The lesson of a day, from 0; after the last night, the last lesson. */
export const getLesson = (day: number): Lesson => lessons[Math.min(day, lessons.length - 1)]!;

/** The skills learned by a day. */
export const getSkillsByDay = (day: number): readonly Skill[] =>
  lessons.slice(0, day + 1).flatMap(({ skill: learned }) => (learned ? [learned] : []));

const WISHES_AT_LATEST = 5;
const allSkills: readonly Skill[] = ['work', 'rest', 'explore', 'socialise', 'admin', 'move'];

/** Today's lesson and the skills learned so far. Only First Week holds skills back. */
export interface Guide {
  lesson: Lesson | null;
  skills: readonly Skill[];
  /** Whether the player knows about wishes, which a card of First Week introduces. */
  hasWishes: boolean;
}

export const getGuide = ({ plan }: Run, state: State): Guide =>
  plan.mode === 'first_week'
    ? {
        lesson: getLesson(state.day),
        skills: getSkillsByDay(state.day),
        hasWishes: areWishesIntroduced(state),
      }
    : { lesson: null, skills: allSkills, hasWishes: true };

/** A First Week begun before the card of wishes existed shows them from the start. */
const areWishesIntroduced = (state: State): boolean =>
  state.rules.version === undefined || state.day > WISHES_AT_LATEST || isCardAnswered(state, 'week_napkin');
