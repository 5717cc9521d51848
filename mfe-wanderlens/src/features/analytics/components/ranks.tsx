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
      <h3>Which rank, and how sure</h3>
      <p>
        As published, {name} ranks <b>{rankRangeLabel(rank)}</b> of {rank.of}: let every figure err as far as
        its kind does, and nine times out of ten it stands within these places.
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
          Your wishes are safe. Your own rank could not be drawn.
        </ErrorCard>
      )}
      {own && <p>{rankChangeLabel(own)}</p>}
      {!own && !error && <Skeleton $height="3em" />}
      <Small $quiet>
        {!wished && 'You have not set weights of your own yet. '}
        <TextLink as={AppLink} to={yourIrexPath(wishes)}>
          {wished ? 'Change Your IREX' : 'Set Your IREX'}
        </TextLink>
      </Small>
    </Stack>
  );
};
