import { type Assist } from '../assists.js';
import { type Difficulty, type Mode } from '../rules/rules.js';

interface Words {
  name: string;
  text: string;
}

/** What a mode is called, and what it asks for at its usual difficulty. */
export const modeWords: Readonly<Record<Mode, Words>> = {
  first_week: { name: 'First Week', text: 'Seven days, one thing to do more each morning.' },
  daily_dash: {
    name: 'Daily Dash',
    text: 'Twenty-one days, the same for everybody today: four cities on two continents, and home again.',
  },
  weekly_route: {
    name: 'Weekly Route',
    text: 'Sixty days: six cities on three continents, one wish, and home again.',
  },
  grand_tour: {
    name: 'Grand Tour',
    text: 'A hundred and eighty days, once round the earth: eight cities, three continents, one wish, and home.',
  },
  slow_year: {
    name: 'Slow Year',
    text: 'A year, and four cities on two continents in which you stay for twenty-eight nights or more.',
  },
  free_roam: { name: 'Free Roam', text: 'A year, more money, and nobody who asks what for.' },
};

export const difficultyWords: Readonly<Record<Difficulty, Words>> = {
  gap_month: { name: 'Gap Month', text: 'More money, milder luck, and every border sells a visa.' },
  standard: { name: 'Standard', text: 'The journey as it was drawn: enough money, if you mind it.' },
  hard: { name: 'Hard', text: 'More cities, more continents, more wishes, and a thin purse to begin with.' },
  extreme: { name: 'Extreme', text: 'The most of everything but money.' },
};

export const assistWords: Readonly<Record<Assist, Words>> = {
  no_failure: { name: 'No failure', text: 'Nothing but the last day ends the run.' },
  odds_shown: { name: 'Odds shown', text: 'Every chance is told in per cent before you choose.' },
  slower_decay: { name: 'Slower decay', text: 'Energy and belonging go down half as fast.' },
  undo: { name: 'Undo', text: 'The last thing you did can be taken back.' },
};
