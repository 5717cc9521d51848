import { tierNames, type CurrentSubscription, type Plan, type PricedPlan } from '@wanderwork/contracts';
import { Checkbox, Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { formatPlanName, formatPlanPrice, isSamePlan } from '../../../shared/plan-labels';
import { PlanQuote } from './plan-quote';

interface Props {
  subscription: CurrentSubscription;
  plans: readonly PricedPlan[];
  /** The plan that is selected first; null while the dialog is closed. */
  initialPlan: Plan | null;
  onClose: () => void;
}

/** The dialog that changes the plan: choose one, see the exact price, confirm. */
export const PlanChange = ({ initialPlan, onClose, ...rest }: Props) => (
  <Dialog
    open={initialPlan !== null}
    onOpenChange={(open) => !open && onClose()}
    title="Change your plan"
    description={`You have ${tierNames[rest.subscription.tier]} for ${formatPlanPrice(rest.subscription)}.`}
  >
    {initialPlan && (
      <Choice key={formatPlanName(initialPlan)} initialPlan={initialPlan} onClose={onClose} {...rest} />
    )}
  </Dialog>
);

const Choice = ({ subscription, plans, initialPlan, onClose }: Props & { initialPlan: Plan }) => {
  const [chosen, setChosen] = useState(initialPlan);
  const others = plans.filter((plan) => !isSamePlan(plan, subscription));
  const chosenPlan = others.find((plan) => isSamePlan(plan, chosen));
  return (
    <Stack $gap={5}>
      <Options>
        <legend className="visually-hidden">Change to</legend>
        {others.map((plan) => (
          <Checkbox
            key={formatPlanName(plan)}
            type="radio"
            name="plan"
            checked={isSamePlan(plan, chosen)}
            onChange={() => setChosen(plan)}
          >
            <b>{tierNames[plan.tier]}</b> for {formatPlanPrice(plan)}
          </Checkbox>
        ))}
      </Options>
      {chosenPlan && (
        <PlanQuote
          key={formatPlanName(chosenPlan)}
          plan={chosenPlan}
          subscription={subscription}
          onDone={onClose}
        />
      )}
    </Stack>
  );
};

const Options = styled.fieldset`
  display: grid;
  gap: var(--s2);
  min-width: 0;
`;
