import { type IrexInputs, type IrexPreferences } from '@wanderwork/contracts';
import { computePersonalScores } from '@wanderwork/irex';
import { type OwnScore } from '../own-order';

/** Scores every city for one person's preferences. */
export type Scorer = (preferences: IrexPreferences) => ReadonlyMap<string, OwnScore>;

export const createScorer =
  ({ cities }: IrexInputs): Scorer =>
  (preferences) => {
    const now = new Date();
    const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
    return new Map(
      computePersonalScores(cities, preferences, today).map(({ slug, score, overlap }) => [
        slug,
        { score, overlap },
      ]),
    );
  };
