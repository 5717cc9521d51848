import { useQuery } from '@tanstack/react-query';
import { type CityAnalytics, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { AppLink, useSession } from '@wanderwork/platform';
import { ErrorCard, Skeleton, Small, Stack, TextLink } from '@wanderwork/ui';
import { ownRankQuery } from '../api/own-rank.query';
import { yourIrexPath } from '../../../shared/preferences/your-irex-path';
import { rankAmongLabel, rankListLabel, rankChangeLabel, rankRangeLabel } from '../model/rank-labels';
import { RankRuler } from './rank-ruler';

interface Props {
  analytics: Pick<CityAnalytics, 'slug' | 'name' | 'rank'>;
  wishes: IrexPreferences;
}

/** The published rank and one by these wishes, both as the ranges that they are. */
export const Ranks = ({ analytics: { slug, name, rank }, wishes }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data: own, error, refetch } = useQuery(ownRankQuery(slug, wishes, userId));
  const wished = !isNeutral(wishes);
  const ownRange = wished && own ? [{ label: 'With your weights', low: own.low, high: own.high }] : [];
  return (
    <Stack $gap={4}>
      <h3>Rank, and how certain it is</h3>
      <p>
        {name}’s published rank is <b>{rankRangeLabel(rank)}</b> of {rank.of}: given how far each figure may
        be off, it lands in this range nine times out of ten.
        {rankListLabel(rank)}
      </p>
      <p role="status">
        {wished && own && (
          <>
            With your weights, {name} ranks <b>{rankRangeLabel(own)}</b>
            {rankAmongLabel(own)}.
          </>
        )}
      </p>
      <RankRuler of={rank.of} ranges={[{ label: 'Published', ...rank }, ...ownRange]} />
      {error && !own && (
        <ErrorCard onTryAgain={() => void refetch()}>
          We couldn’t compute your own rank. Your preferences are safe.
        </ErrorCard>
      )}
      {own && <p>{rankChangeLabel(own)}</p>}
      {!own && !error && <Skeleton $height="3em" />}
      <Small $quiet>
        {!wished && 'You haven’t set your own weights yet. '}
        <TextLink as={AppLink} to={yourIrexPath(wishes)}>
          {wished ? 'Change Your IREX' : 'Set Your IREX'}
        </TextLink>
      </Small>
    </Stack>
  );
};
