import { type CityDetail, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Small } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import { useMemo } from 'react';
import styled from 'styled-components';
import { OwnScoreError } from '../../../shared/own-score-error';
import { OwnScoreLine } from '../../../shared/own-score-line';
import { useScorer } from '../../../shared/preferences/use-scorer';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { getYourIrexPath } from '../../../shared/preferences/preferences-code';
import { getPreferenceLabel, getPreferenceEffects } from '../model/preference-effects';

type City = Pick<CityDetail, 'slug' | 'irex'>;

/** The reader's own score of a city, the preferences that change it, and a link to edit them. */
export const OwnScore = ({ city }: { city: City }) => {
  const { preferences, loadFailed, retry } = useMyPreferences();
  const hasPreferences = !isNeutral(preferences);
  return (
    <Root>
      {loadFailed && <PreferencesError onTryAgain={retry} />}
      {hasPreferences && <ScoreBreakdown city={city} preferences={preferences} />}
      <ButtonLink as={AppLink} to={getYourIrexPath(preferences)}>
        {hasPreferences ? 'Change your preferences' : 'Score it for me'}
      </ButtonLink>
    </Root>
  );
};

const ScoreBreakdown = ({ city, preferences }: { city: City; preferences: IrexPreferences }) => {
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

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s2);
  justify-self: stretch;
  text-align: start;

  > a {
    justify-self: stretch;
  }
`;

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
