import { type IconName } from '@wanderwork/ui';

export type ToolName = 'budget' | 'compare-cost' | 'packing' | 'schengen' | 'tax-days' | 'team-hours';

export interface Tool {
  name: ToolName;
  title: string;
  /** What the tool does, in one sentence. */
  description: string;
  icon: IconName;
  /** The article that explains the calculation. */
  article: { slug: string; title: string };
}

/** In the order of planning: costs, visa and tax days, working hours, packing. */
export const tools: readonly Tool[] = [
  {
    name: 'budget',
    title: 'Budget calculator',
    description: 'Estimate what a stay in a city costs, for any number of people and any length of time.',
    icon: 'wallet',
    article: {
      slug: 'ten-cities-cost-beside-doubt',
      title: 'Ten cities beside one another: cost, line, air and months, with their doubt',
    },
  },
  {
    name: 'compare-cost',
    title: 'City-to-city cost',
    description: 'Compare the costs of two cities line by line, and see what your income is worth there.',
    icon: 'table-2',
    article: {
      slug: 'ten-cities-cost-beside-doubt',
      title: 'Ten cities beside one another: cost, line, air and months, with their doubt',
    },
  },
  {
    name: 'schengen',
    title: 'Schengen 90/180 counter',
    description: 'See how many of your 90 days you have used, how long you can stay and when you can return.',
    icon: 'stamp',
    article: {
      slug: 'schengen-90-180-counted-by-hand',
      title: 'Ninety days in any 180: count your Schengen window by hand',
    },
  },
  {
    name: 'tax-days',
    title: 'Tax-day counter',
    description: 'Count your days in each country: per tax year, in any 365 days and in any 12 months.',
    icon: 'scale',
    article: {
      slug: 'tax-residence-in-plain-words',
      title: 'Taxes in plain words: residence, the 183 days and what to ask',
    },
  },
  {
    name: 'team-hours',
    title: 'Shared team hours',
    description:
      'Find the hours your team shares across time zones, the best time to meet and what clock changes do.',
    icon: 'clock',
    article: {
      slug: 'four-shared-hours',
      title: 'Four shared hours: work with clients in another time zone',
    },
  },
  {
    name: 'packing',
    title: 'Packing list',
    description: 'Get a packing checklist for the climate and length of your trip.',
    icon: 'check',
    article: {
      slug: 'three-climates-one-bag',
      title: 'Three climates, one bag: pack by layers, weeks and watt-hours',
    },
  },
];

export const getTool = (name: ToolName): Tool => tools.find((tool) => tool.name === name)!;
