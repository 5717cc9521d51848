import { type Headline } from '../life/headlines.js';
import { type Assist } from '../assists.js';
import { type Difficulty, type Mode } from '../rules/rules.js';

/** The label of each headline. */
export const headlineLabels: Readonly<Record<Headline, string>> = {
  strike: 'A strike',
  storm: 'A storm',
  fair: 'A great fair',
};

interface Label {
  name: string;
  text: string;
}

/** The name of a mode and what it requires at its usual difficulty. */
export const modeLabels: Readonly<Record<Mode, Label>> = {
  first_week: { name: 'First Week', text: 'Seven days, and one more thing to do each morning.' },
  daily_dash: {
    name: 'Daily Dash',
    text: 'Twenty-one days, the same for everyone today: four cities on two continents, and home again.',
  },
  weekly_route: {
    name: 'Weekly Route',
    text: 'Sixty days: six cities on three continents, one wish, and home again.',
  },
  grand_tour: {
    name: 'Grand Tour',
    text: '180 days, once around the world: eight cities, three continents, one wish, and home.',
  },
  slow_year: {
    name: 'Slow Year',
    text: 'A year in four cities on two continents, with 28 nights or more in each.',
  },
  free_roam: { name: 'Free Roam', text: 'A year, more money, and nobody asking what for.' },
};

export const difficultyLabels: Readonly<Record<Difficulty, Label>> = {
  gap_month: { name: 'Gap Month', text: 'More money, milder luck, and every border sells a visa.' },
  standard: { name: 'Standard', text: 'The journey as planned: enough money, if you watch it.' },
  hard: { name: 'Hard', text: 'More cities, more continents, more wishes, and a thin wallet to start with.' },
  extreme: { name: 'Extreme', text: 'The most of everything but money.' },
};

export const assistLabels: Readonly<Record<Assist, Label>> = {
  no_failure: { name: 'No failure', text: 'Only the last day can end the run.' },
  odds_shown: { name: 'Odds shown', text: 'You see every chance in percent before you choose.' },
  slower_decay: { name: 'Slower decay', text: 'Energy and belonging fall half as fast.' },
  undo: { name: 'Undo', text: 'You can take back your last step.' },
};
