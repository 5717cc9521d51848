import { type EntryRules, type IrexInputs, type IrexPreferences } from '@wanderwork/contracts';
import { computePersonalScores } from '@wanderwork/irex';
import { type OwnScore } from '../own-order';
import { describeEntry } from './describe-entry';

/** Scores every city for one person's preferences. `rules` are those of the preferred passport. */
type CityScorer = (preferences: IrexPreferences, rules: EntryRules | null) => ReadonlyMap<string, OwnScore>;

export const createScorer =
  ({ cities }: IrexInputs): CityScorer =>
  (preferences, rules) => {
    const now = new Date();
    const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
    return new Map(
      computePersonalScores(cities, preferences, today, rules).map(({ slug, score, overlap, entryRule }) => [
        slug,
        { score, overlap, entry: entryRule && describeEntry(entryRule).title },
      ]),
    );
  };
