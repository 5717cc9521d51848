import { type Comparison } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useMemo } from 'react';
import { OwnScoreError } from '../../../shared/own-score-error';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { useScorer } from '../../../shared/preferences/use-scorer';
import { createOwnRow } from '../model/own-row';
import { ComparisonTable } from './comparison-table';

/** The comparison, with a row of the reader's own scores if they have saved preferences. */
const OwnComparison = ({ comparison }: { comparison: Comparison }) => {
  const { cities, rows } = comparison;
  const { preferences, loadFailed, retry } = useMyPreferences();
  const hasPreferences = !isNeutral(preferences);
  const scorer = useScorer(preferences.passport, hasPreferences);
  const { scorer: scoreCities } = scorer;
  const withOwn = useMemo(() => {
    if (!scoreCities || !hasPreferences) return comparison;
    const [published, ...others] = rows;
    return {
      cities,
      rows: [...(published ? [published] : []), createOwnRow(cities, scoreCities(preferences)), ...others],
    };
  }, [comparison, cities, rows, scoreCities, hasPreferences, preferences]);
  return (
    <>
      {loadFailed && <PreferencesError onTryAgain={retry} />}
      {hasPreferences && scorer.hasFailed && <OwnScoreError onTryAgain={scorer.retry} />}
      <ComparisonTable comparison={withOwn} />
    </>
  );
};

export default OwnComparison;
