import { type CityDetail, type IrexPreferences } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import { useMemo } from 'react';
import styled from 'styled-components';
import { OwnScoreError } from '../../../shared/own-score-error';
import { OwnScoreLine } from '../../../shared/own-score-line';
import { useScorer } from '../../../shared/preferences/use-scorer';
import { getPreferenceLabel, getPreferenceEffects } from '../model/preference-effects';

interface Props {
  city: Pick<CityDetail, 'slug' | 'irex'>;
  preferences: IrexPreferences;
}

/** The reader's own score of a city, and what each of their preferences adds or takes. */
const ScoreBreakdown = ({ city, preferences }: Props) => {
  const { scorer, hasFailed, retry } = useScorer(preferences.passport);
  const own = useMemo(() => scorer?.(preferences).get(city.slug), [scorer, preferences, city.slug]);
  const effects = useMemo(
    () =>
      scorer && own ? getPreferenceEffects(preferences, (some) => scorer(some).get(city.slug)!.score) : [],
    [scorer, own, preferences, city.slug],
  );
  if (hasFailed) return <OwnScoreError onTryAgain={retry} />;
  if (!scorer) return <Small $quiet>Loading your score…</Small>;
  if (!own) return <Small $quiet>We don’t know enough about this city to score it for you.</Small>;
  return (
    <Own aria-label="Your IREX">
      <Scores>
        <MiniDial irex={own} isOwn />
        <OwnScoreLine own={own} published={city.irex.score} />
      </Scores>
      <Effects role="list">
        {effects.map(({ kind, points }) => (
          <li key={kind}>
            <span>{getPreferenceLabel(preferences, kind)}</span>
            <b>{`${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`}</b>
          </li>
        ))}
      </Effects>
    </Own>
  );
};

const Own = styled.section`
  border-top: 1px solid var(--line);
`;

const Scores = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s3);
  align-items: center;
  padding-top: var(--s4);
`;

const Effects = styled.ul`
  margin-top: var(--s2);
  padding: 0;
  font-size: var(--f-sm);
  list-style: none;

  li {
    display: flex;
    gap: var(--s3);
    justify-content: space-between;
    padding-block: 5px;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`;

export default ScoreBreakdown;
