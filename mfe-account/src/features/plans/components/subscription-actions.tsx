import { useQuery } from '@tanstack/react-query';
import { tierNames, type CurrentSubscription, type Plan } from '@wanderwork/contracts';
import { Button, Row, Stack, Icon, Small } from '@wanderwork/ui';
import { useAction } from '@wanderwork/platform/actions';
import { useState } from 'react';
import { plansQuery } from '../api/plans.query';
import { resumePlan, requestCardPage } from '../api/subscription';
import { formatPlanName } from '../../../shared/plan-labels';
import { ErrorMessage } from '../../../shared/error-message';
import { NO_ANSWER, usePlanAction } from './use-plan-action';
import { PlanCancel } from './plan-cancel';
import { PlanChange } from './plan-change';
import { PlanWithdrawal } from './plan-withdrawal';
import { navigateAway } from '../../../shared/navigate-away';

/** The card that is charged, with a button to change it. */
const CardOnFile = ({ subscription: { card } }: { subscription: CurrentSubscription }) => {
  const { busy, problem, run } = useAction();
  const change = () =>
    run(async () => {
      const { url } = await requestCardPage();
      navigateAway(url);
    });
  return (
    <Stack $gap={2}>
      <Row>
        <Icon name="credit-card" />
        <Small>{card ? `${formatBrand(card.brand)} ending in ${card.last4}` : 'No card on file'}</Small>
        <Button size="small" busy={busy} busyLabel="Opening..." onClick={() => void change()}>
          Change card
        </Button>
      </Row>
      <ErrorMessage problem={problem} />
    </Stack>
  );
};

/** "visa" becomes "Visa", "american_express" becomes "American express". */
const formatBrand = (brand: string): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll('_', ' ');

/** The actions of a subscriber: resume, change, cancel, change the card, withdraw. */
export const SubscriptionActions = ({ subscription }: { subscription: CurrentSubscription }) => {
  const { endsAt, next, withdrawUntil, status, awaitingPayment } = subscription;
  const isSettled = status === 'active' && !awaitingPayment;
  return (
    <Stack $gap={4}>
      <Row>
        {(endsAt ?? next) && <Resume subscription={subscription} />}
        {!endsAt && !next && isSettled && <Change subscription={subscription} />}
        {!endsAt && <PlanCancel subscription={subscription} />}
      </Row>
      <CardOnFile subscription={subscription} />
      {withdrawUntil && <PlanWithdrawal subscription={subscription} until={withdrawUntil} />}
    </Stack>
  );
};

const Resume = ({ subscription }: { subscription: CurrentSubscription }) => {
  const { busy, problem, change } = usePlanAction();
  const name = subscription.endsAt ? tierNames[subscription.tier] : formatPlanName(subscription);
  const resume = () =>
    change(async () => ({
      overview: await resumePlan(),
      message: { title: `${name} continues`, description: 'Nothing was charged.', tone: 'ok' },
    }));
  return (
    <>
      <Button variant="ink" busy={busy} busyLabel="Resuming..." onClick={() => void resume()}>
        {subscription.endsAt ? `Resume ${name}` : `Keep ${name}`}
      </Button>
      <ErrorMessage problem={problem} fallback={NO_ANSWER} />
    </>
  );
};

const Change = ({ subscription }: { subscription: CurrentSubscription }) => {
  const { data: list } = useQuery(plansQuery);
  const [planToChange, setPlanToChange] = useState<Plan | null>(null);
  if (!list) return null;
  return (
    <>
      <Button variant="ink" onClick={() => setPlanToChange(getLikelyPlan(subscription))}>
        Change plan
      </Button>
      <PlanChange
        subscription={subscription}
        plans={list.plans}
        initialPlan={planToChange}
        onClose={() => setPlanToChange(null)}
      />
    </>
  );
};

/** The other paid plan with the same billing period. */
const getLikelyPlan = ({ tier, interval }: CurrentSubscription): Plan => ({
  tier: tier === 'pro' ? 'premium' : 'pro',
  interval,
});
