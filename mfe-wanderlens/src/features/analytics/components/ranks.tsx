import { useQuery } from '@tanstack/react-query';
import { type CityAnalytics, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { AppLink, useSession } from '@wanderwork/platform';
import { ErrorCard, Skeleton, Small, Stack, TextLink } from '@wanderwork/ui';
import { ownRankQuery } from '../api/analytics.query';
import { getYourIrexPath } from '../../../shared/preferences/preferences-links';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import {
  describeRankedCities,
  describeListRank,
  describeRankChange,
  formatRankRange,
} from '../model/rank-labels';
import { RankRuler } from './rank-ruler';

interface Props {
  analytics: Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;
  preferences: IrexPreferences;
}

/** The published rank and the rank for these preferences, both as ranges. */
const Ranks = ({ analytics: { slug, name, rank }, preferences }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data: own, error, refetch } = useQuery(ownRankQuery(slug, preferences, userId));
  const hasPreferences = !isNeutral(preferences);
  const ownRange =
    hasPreferences && own ? [{ label: 'With your weights', low: own.low, high: own.high }] : [];
  return (
    <Stack $gap={4}>
      <h3>Rank, and how certain it is</h3>
      <p>
        {name}’s published rank is <b>{formatRankRange(rank)}</b> of {rank.of}: given how far each figure may
        be off, it lands in this range nine times out of ten.
        {describeListRank(rank)}
      </p>
      <p role="status">
        {hasPreferences && own && (
          <>
            With your weights, {name} ranks <b>{formatRankRange(own)}</b>
            {describeRankedCities(own)}.
          </>
        )}
      </p>
      <RankRuler cityCount={rank.of} ranges={[{ label: 'Published', ...rank }, ...ownRange]} />
      {error && !own && (
        <ErrorCard onTryAgain={() => void refetch()}>
          We couldn’t compute your own rank. Your preferences are safe.
        </ErrorCard>
      )}
      {own && <p>{describeRankChange(own)}</p>}
      {!own && !error && <Skeleton $height="3em" />}
      <Small $quiet>
        {!hasPreferences && 'You haven’t set your own weights yet. '}
        <TextLink as={AppLink} to={getYourIrexPath(preferences)}>
          {hasPreferences ? 'Change Your IREX' : 'Set Your IREX'}
        </TextLink>
      </Small>
    </Stack>
  );
};

type Ranked = Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;

/** The published rank, and the rank for the reader's saved preferences. */
export const OwnRank = ({ analytics }: { analytics: Ranked }) => {
  const { preferences, ready, loadFailed, retry } = useMyPreferences();
  if (loadFailed) return <PreferencesError onTryAgain={retry} />;
  return ready ? <Ranks analytics={analytics} preferences={preferences} /> : <Skeleton $height="220px" />;
};
