import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths, tierNames, type SubscriptionOverview } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Row, Skeleton, Stack } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { invoicesQuery, overviewQuery, refreshOverview } from '../api/overview.query';
import { plansQuery } from '../api/plans.query';
import { formatPlanStatus } from '../model/plan-status';
import { getUpcomingMoments } from '../model/timeline';
import { useOverview } from './use-overview';
import { PlanNotices } from './plan-notices';
import { PlanTimeline } from './plan-timeline';
import { SubscriptionActions } from './subscription-actions';

/** People who changed the card may be back before our server has heard of it, so it asks the payment provider. */
const useChangedCard = () => {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const isChanged = search.has('card');
  useEffect(() => {
    if (!isChanged) return;
    setSearch({}, { replace: true });
    void refreshOverview().then(
      () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
      () => undefined,
    );
  }, [client, isChanged, setSearch]);
};

/** The plan on the profile page: its status, its actions, and past and upcoming charges. */
export const OwnPlan = () => {
  const { data, error, isFetching, refetch } = useOverview();
  useChangedCard();
  if (!data)
    return (
      <Part title="Plan">
        {error ? (
          <LoadError label="Your plan" busy={isFetching} onTryAgain={() => void refetch()} />
        ) : (
          <PlanSkeleton />
        )}
      </Part>
    );
  return (
    <>
      <Part title="Plan" about="What you have and what you can change.">
        <PlanStatus overview={data} />
      </Part>
      <Part title="Payments" about="Past and upcoming charges, and your invoices.">
        <Payments overview={data} />
      </Part>
    </>
  );
};

const PlanSkeleton = () => (
  <Loading label="Your plan">
    <Stack $gap={4}>
      <Skeleton $width="160px" $height="44px" />
      <Skeleton $height="44px" />
    </Stack>
  </Loading>
);

const PlanStatus = ({ overview }: { overview: SubscriptionOverview }) => {
  const { tier, subscription } = overview;
  return (
    <Stack $gap={4}>
      {subscription && <PlanNotices subscription={subscription} />}
      <div>
        <Name>{tierNames[subscription?.tier ?? tier]}</Name>
        <p>{formatPlanStatus(overview)}</p>
      </div>
      {subscription ? (
        <SubscriptionActions subscription={subscription} />
      ) : (
        <Row>
          <ButtonLink as={AppLink} to={paths.web.subscription()} variant="ink">
            See plans
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
};

const Payments = ({ overview }: { overview: SubscriptionOverview }) => {
  const { data: list } = useQuery(plansQuery);
  return (
    <QueryData query={invoicesQuery} label="Your payments">
      {(invoices) => (
        <PlanTimeline
          coming={getUpcomingMoments(overview, list?.plans ?? [])}
          invoices={invoices}
          ended={overview.ended}
        />
      )}
    </QueryData>
  );
};

const Name = styled.p`
  font: 400 var(--f-2xl) / 1.1 var(--serif);
  letter-spacing: -0.02em;
`;
