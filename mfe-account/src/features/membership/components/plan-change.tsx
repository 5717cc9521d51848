import { tierNames, type CurrentSubscription, type Plan, type PricedPlan } from '@wanderwork/contracts';
import { Checkbox, Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { planName, priceLabel, samePlan } from '../../../shared/plan-labels';
import { PlanQuote } from './plan-quote';

interface Props {
  subscription: CurrentSubscription;
  plans: readonly PricedPlan[];
  /** What to change to at first; null: the dialog is closed. */
  wanted: Plan | null;
  onClose: () => void;
}

/** Another plan: which one, for exactly how much, and yes. */
export const PlanChange = ({ wanted, onClose, ...rest }: Props) => (
  <Dialog
    open={wanted !== null}
    onOpenChange={(open) => !open && onClose()}
    title="Change your plan"
    description={`You have ${tierNames[rest.subscription.tier]} for ${priceLabel(rest.subscription)}.`}
  >
    {wanted && <Choice key={planName(wanted)} wanted={wanted} onClose={onClose} {...rest} />}
  </Dialog>
);

const Choice = ({ subscription, plans, wanted, onClose }: Props & { wanted: Plan }) => {
  const [chosen, setChosen] = useState(wanted);
  const others = plans.filter((plan) => !samePlan(plan, subscription));
  const priced = others.find((plan) => samePlan(plan, chosen));
  return (
    <Stack $gap={5}>
      <Options>
        <legend className="visually-hidden">Change to</legend>
        {others.map((plan) => (
          <Checkbox
            key={planName(plan)}
            type="radio"
            name="plan"
            checked={samePlan(plan, chosen)}
            onChange={() => setChosen(plan)}
          >
            <b>{tierNames[plan.tier]}</b> for {priceLabel(plan)}
          </Checkbox>
        ))}
      </Options>
      {priced && (
        <PlanQuote key={planName(priced)} plan={priced} subscription={subscription} onDone={onClose} />
      )}
    </Stack>
  );
};

const Options = styled.fieldset`
  display: grid;
  gap: var(--s2);
  min-width: 0;
`;
