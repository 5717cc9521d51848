import { type Mode } from '@wanderwork/quest-engine';

/** Who can play a mode. */
export type Players = 'everyone' | 'members' | 'subscribers';

export interface ModeInfo {
  mode: Mode;
  /** The last part of its URL. */
  slug: string;
  name: string;
  length: string;
  about: string;
  players: Players;
  /** The page description for search engines. */
  description: string;
  /** The start follows the calendar and is the same for everyone. */
  drawnBy?: 'day' | 'week';
}

export const modeInfos: readonly ModeInfo[] = [
  {
    mode: 'first_week',
    slug: 'first-week',
    name: 'First Week',
    length: '7 days',
    about: 'Learn one thing a day',
    players: 'everyone',
    description:
      'Seven days in a real city. Learn how money, energy, time zones and friends hold together. Free, no account needed.',
  },
  {
    mode: 'daily_dash',
    slug: 'daily-dash',
    name: 'Daily Dash',
    length: '21 days',
    about: 'A new start every day, the same for everyone',
    players: 'members',
    description:
      'Twenty-one days from a start that is the same for everyone today, with real costs, climates and visa rules.',
    drawnBy: 'day',
  },
  {
    mode: 'weekly_route',
    slug: 'weekly-route',
    name: 'Weekly Route',
    length: '60 days',
    about: 'A new start every week, the same for everyone',
    players: 'subscribers',
    description:
      'Sixty days from a start that everyone shares this week, with real costs, climates and visa rules.',
    drawnBy: 'week',
  },
  {
    mode: 'grand_tour',
    slug: 'grand-tour',
    name: 'Grand Tour',
    length: '180 days',
    about: 'Once around, and home',
    players: 'subscribers',
    description:
      'Once around the world in 180 days while income, energy and friendships hold, and home again.',
  },
  {
    mode: 'slow_year',
    slug: 'slow-year',
    name: 'Slow Year',
    length: '365 days',
    about: 'Four cities, 28 nights or more in each',
    players: 'subscribers',
    description: 'A year in a few cities: stay long enough to be missed, and leave in time.',
  },
  {
    mode: 'free_roam',
    slug: 'free-roam',
    name: 'Free Roam',
    length: 'A year',
    about: 'No goal but your own',
    players: 'subscribers',
    description: 'A year, a map of real cities, and no goal but your own.',
  },
];

export const playerLabels: Readonly<Record<Players, string>> = {
  everyone: 'Everyone',
  members: 'Members',
  subscribers: 'Pro and Premium',
};

export const getModeInfo = (mode: Mode): ModeInfo => modeInfos.find((info) => info.mode === mode)!;
