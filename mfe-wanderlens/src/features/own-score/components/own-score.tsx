import { type CityDetail } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { AppLink, lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { ButtonLink, Small } from '@wanderwork/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { OwnScoreError } from '../../../shared/own-score-error';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { getYourIrexPath } from '../../../shared/preferences/preferences-links';

const ScoreBreakdown = lazyRetry(() => import(/* webpackChunkName: 'own' */ './score-breakdown'));

/** The reader's own score of a city, the preferences that change it, and a link to edit them. */
export const OwnScore = ({ city }: { city: Pick<CityDetail, 'slug' | 'irex'> }) => {
  const { preferences, loadFailed, retry } = useMyPreferences();
  const hasPreferences = !isNeutral(preferences);
  return (
    <Root>
      {loadFailed && <PreferencesError onTryAgain={retry} />}
      {hasPreferences && (
        <RetryBoundary fallback={(_error, again) => <OwnScoreError onTryAgain={again} />}>
          <Suspense fallback={<Small $quiet>Loading your score…</Small>}>
            <ScoreBreakdown city={city} preferences={preferences} />
          </Suspense>
        </RetryBoundary>
      )}
      <ButtonLink as={AppLink} to={getYourIrexPath(preferences)}>
        {hasPreferences ? 'Change your preferences' : 'Score it for me'}
      </ButtonLink>
    </Root>
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
