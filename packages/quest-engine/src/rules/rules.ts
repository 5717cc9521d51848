/** The numbers of a game. Money in cents; "thousandths" scale what they name (1000: as it is). */
export interface Rules {
  days: number;
  startCash: number;
  /** The game is lost below this. */
  credit: number;
  fareThousandths: number;
  payThousandths: number;
  lossThousandths: number;
  citiesToWin: number;
  continentsToWin: number;
  wishesToWin: number;
  /** Every border sells a visa to a passport that would need one asked for before. */
  visasAtBorder: boolean;
}

export const difficulties = ['gap_month', 'standard', 'hard', 'extreme'] as const;
export type Difficulty = (typeof difficulties)[number];

export const modes = [
  'first_week',
  'daily_dash',
  'weekly_route',
  'grand_tour',
  'slow_year',
  'free_roam',
] as const;
export type Mode = (typeof modes)[number];

const standard: Rules = {
  days: 180,
  startCash: 220_000,
  credit: -150_000,
  fareThousandths: 1100,
  payThousandths: 980,
  lossThousandths: 1100,
  citiesToWin: 8,
  continentsToWin: 3,
  wishesToWin: 1,
  visasAtBorder: false,
};

const byDifficulty: Record<Difficulty, Partial<Rules>> = {
  gap_month: {
    startCash: 300_000,
    payThousandths: 1120,
    lossThousandths: 840,
    fareThousandths: 1000,
    visasAtBorder: true,
  },
  standard: {},
  hard: { lossThousandths: 1250, citiesToWin: 10, continentsToWin: 4, wishesToWin: 2 },
  extreme: {
    startCash: 200_000,
    payThousandths: 925,
    fareThousandths: 1150,
    lossThousandths: 1350,
    citiesToWin: 12,
    continentsToWin: 5,
    wishesToWin: 2,
  },
};

/** A mode that does not go round the world cannot be won by it: its score is all. */
const byMode: Record<Mode, Partial<Rules>> = {
  first_week: { days: 7 },
  daily_dash: { days: 21, startCash: 150_000 },
  weekly_route: { days: 60 },
  grand_tour: {},
  slow_year: { days: 365, citiesToWin: 4 },
  free_roam: { days: 365, startCash: 500_000 },
};

export const rulesOf = (mode: Mode, difficulty: Difficulty): Rules => ({
  ...standard,
  ...byDifficulty[difficulty],
  ...byMode[mode],
});
