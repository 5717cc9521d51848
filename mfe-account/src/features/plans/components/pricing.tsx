import { useQuery } from '@tanstack/react-query';
import { paidTiers, type BillingInterval, type Plan } from '@wanderwork/contracts';
import { openPanel, PageHeading, useSession } from '@wanderwork/platform';
import { Button, Container, Lead, Section, Segmented, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { plansQuery } from '../api/plans.query';
import { formatYearlySaving } from '../model/prices';
import { useOverview } from './use-overview';
import { CapabilityTable } from './capability-table';
import { PlanCards } from './plan-cards';
import { PlanChange } from './plan-change';
import { PlanNotices } from './plan-notices';
import { BillingTerms } from './billing-terms';
import { PricingNotice, SellingNotice } from './pricing-notices';

/** What the plans cost and include, with a link to get each. `leftPayment`: the reader returned without paying. */
export const Pricing = ({ leftPayment }: { leftPayment: boolean }) => {
  const user = useSession((state) => state.user);
  const plans = useQuery(plansQuery);
  const ownPlan = useOverview();
  const overview = ownPlan.data;
  const [chosenInterval, setChosenInterval] = useState<BillingInterval | null>(null);
  const [planToChange, setPlanToChange] = useState<Plan | null>(null);
  const interval = chosenInterval ?? overview?.subscription?.interval ?? 'month';

  return (
    <Section $tight>
      <Container>
        <Stack $gap={6}>
          <Head>
            <Stack $gap={3}>
              <PageHeading>Plans</PageHeading>
              <Lead>
                Simple prices. You can read, export and delete your own data on every plan, even after you
                leave one.
              </Lead>
            </Stack>
            <Segmented
              label="Billing period"
              options={[
                { value: 'month', label: 'Monthly' },
                { value: 'year', label: formatYearlySaving(plans.data?.plans ?? [], paidTiers) },
              ]}
              value={interval}
              onChange={setChosenInterval}
            />
          </Head>
          <PricingNotice plans={plans} ownPlan={ownPlan} leftPayment={leftPayment} user={user} />
          {overview?.subscription && <PlanNotices subscription={overview.subscription} />}
          <PlanCards
            list={plans.data ?? null}
            interval={interval}
            audience={user ? { member: true, overview } : { member: false }}
            onChange={setPlanToChange}
          />
          <SellingNotice plans={plans.data} />
          <CapabilityTable current={user?.subscriptionTier ?? null} />
          <BillingTerms />
          <div>
            <Button onClick={() => openPanel('account')}>
              {user ? 'My account' : 'Sign in or join for free'}
            </Button>
          </div>
        </Stack>
      </Container>
      {overview?.subscription && plans.data && (
        <PlanChange
          subscription={overview.subscription}
          plans={plans.data.plans}
          initialPlan={planToChange}
          onClose={() => setPlanToChange(null)}
        />
      )}
    </Section>
  );
};

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s5);
  align-items: end;
  justify-content: space-between;
`;
