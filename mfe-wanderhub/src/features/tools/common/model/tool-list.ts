import { type IconName } from '@wanderwork/ui';

export type ToolName = 'schengen' | 'tax-days' | 'team-hours';

export interface Tool {
  name: ToolName;
  title: string;
  /** What it answers, in one line. */
  answers: string;
  icon: IconName;
  /** Our article that explains the same. */
  article: { slug: string; title: string };
}

/** The tools in the order in which one plans: first whether one may be there at all. */
export const tools: readonly Tool[] = [
  {
    name: 'schengen',
    title: 'Schengen 90/180 counter',
    answers: 'How many of your 90 days are used, until when you may stay, and when you may come back.',
    icon: 'stamp',
    article: {
      slug: 'schengen-90-180-counted-by-hand',
      title: 'Ninety days in any 180: count your Schengen window by hand',
    },
  },
  {
    name: 'tax-days',
    title: 'Tax-day counter',
    answers: 'How many days you spend in each country: in a year, in any 365 days, in any twelve months.',
    icon: 'scale',
    article: {
      slug: 'tax-residence-in-plain-words',
      title: 'Taxes in plain words: residence, the 183 days and what to ask',
    },
  },
  {
    name: 'team-hours',
    title: 'Shared hours of a team',
    answers:
      'When people in several time zones are at work at once, when to meet, and what a change of clocks does.',
    icon: 'clock',
    article: {
      slug: 'four-shared-hours',
      title: 'Four shared hours: work with clients in another time zone',
    },
  },
];

export const toolOf = (name: ToolName): Tool => tools.find((tool) => tool.name === name)!;
