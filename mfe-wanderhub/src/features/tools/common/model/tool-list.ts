import { type IconName } from '@wanderwork/ui';

export type ToolName = 'budget' | 'compare-cost' | 'packing' | 'schengen' | 'tax-days' | 'team-hours';

export interface Tool {
  name: ToolName;
  title: string;
  /** What it answers, in one line. */
  description: string;
  icon: IconName;
  /** Our article that explains the same. */
  article: { slug: string; title: string };
}

/** The tools in the order in which one plans: what it costs, whether one may be there, and how one works. */
export const tools: readonly Tool[] = [
  {
    name: 'budget',
    title: 'Budget calculator',
    description: 'What a stay in a city costs, as a range, for as many people and as long as you say.',
    icon: 'wallet',
    article: {
      slug: 'ten-cities-cost-beside-doubt',
      title: 'Ten cities beside one another: cost, line, air and months, with their doubt',
    },
  },
  {
    name: 'compare-cost',
    title: 'City-to-city cost',
    description:
      'What two cities cost line by line, where they can be told apart, and what your income is worth there.',
    icon: 'table-2',
    article: {
      slug: 'ten-cities-cost-beside-doubt',
      title: 'Ten cities beside one another: cost, line, air and months, with their doubt',
    },
  },
  {
    name: 'schengen',
    title: 'Schengen 90/180 counter',
    description: 'How many of your 90 days are used, until when you may stay, and when you may come back.',
    icon: 'stamp',
    article: {
      slug: 'schengen-90-180-counted-by-hand',
      title: 'Ninety days in any 180: count your Schengen window by hand',
    },
  },
  {
    name: 'tax-days',
    title: 'Tax-day counter',
    description: 'How many days you spend in each country: in a year, in any 365 days, in any twelve months.',
    icon: 'scale',
    article: {
      slug: 'tax-residence-in-plain-words',
      title: 'Taxes in plain words: residence, the 183 days and what to ask',
    },
  },
  {
    name: 'team-hours',
    title: 'Shared hours of a team',
    description:
      'When people in several time zones are at work at once, when to meet, and what a change of clocks does.',
    icon: 'clock',
    article: {
      slug: 'four-shared-hours',
      title: 'Four shared hours: work with clients in another time zone',
    },
  },
  {
    name: 'packing',
    title: 'Packing list',
    description: 'What goes into the bag for the climate of your months, between two washes, to tick off.',
    icon: 'check',
    article: {
      slug: 'three-climates-one-bag',
      title: 'Three climates, one bag: pack by layers, weeks and watt-hours',
    },
  },
];

export const getTool = (name: ToolName): Tool => tools.find((tool) => tool.name === name)!;
