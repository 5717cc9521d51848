import { useQuery } from '@tanstack/react-query';
import { paidTiers, type BillingInterval, type Plan } from '@wanderwork/contracts';
import { openPanel, PageHeading, useSession } from '@wanderwork/platform';
import { Button, Container, Lead, Section, Segmented, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { plansQuery } from '../api/plans.query';
import { yearlySavingLabel } from '../model/prices';
import { useOverview } from './use-overview';
import { CapabilityTable } from './capability-table';
import { PlanCards } from './plan-cards';
import { PlanChange } from './plan-change';
import { PlanNotices } from './plan-notices';
import { BillingInPlainWords } from './billing-in-plain-words';
import { PricingNotice, SellingNotice } from './pricing-notices';

/** What the plans cost and include, and the way into each. `leftPayment`: one comes back from a payment without paying. */
export const Pricing = ({ leftPayment }: { leftPayment: boolean }) => {
  const user = useSession((state) => state.user);
  const plans = useQuery(plansQuery);
  const own = useOverview();
  const overview = own.data;
  const [chosen, setChosen] = useState<BillingInterval | null>(null);
  const [wanted, setWanted] = useState<Plan | null>(null);
  const interval = chosen ?? overview?.subscription?.interval ?? 'month';

  return (
    <Section $tight>
      <Container>
        <Stack $gap={6}>
          <Head>
            <Stack $gap={3}>
              <PageHeading>Membership</PageHeading>
              <Lead>
                Plain prices. Reading, exporting and deleting your own data works on every plan, also after
                you leave one.
              </Lead>
            </Stack>
            <Segmented
              label="How often you pay"
              options={[
                { value: 'month', label: 'Monthly' },
                { value: 'year', label: yearlySavingLabel(plans.data?.plans ?? [], paidTiers) },
              ]}
              value={interval}
              onChange={setChosen}
            />
          </Head>
          <PricingNotice plans={plans} own={own} leftPayment={leftPayment} user={user} />
          {overview?.subscription && <PlanNotices subscription={overview.subscription} />}
          <PlanCards
            list={plans.data ?? null}
            interval={interval}
            looker={user ? { member: true, overview } : { member: false }}
            onChange={setWanted}
          />
          <SellingNotice plans={plans.data} />
          <CapabilityTable current={user?.subscriptionTier ?? null} />
          <BillingInPlainWords />
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
          wanted={wanted}
          onClose={() => setWanted(null)}
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
