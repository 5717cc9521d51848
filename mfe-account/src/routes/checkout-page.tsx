import { paths, type Plan } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { ConfirmEmailFirst } from '../features/plans/components/confirm-email-first';
import { Checkout } from '../features/plans/components/checkout';
import { parsePlan } from '../features/plans/model/parse-plan';
import { SignedInOnly } from '../shared/signed-in-only';

const CheckoutPage = () => {
  const { tier } = useParams();
  const [search] = useSearchParams();
  const plan = parsePlan(tier, search.get('interval'));
  return plan ? <ConfirmedCheckout plan={plan} /> : <UnknownPlan />;
};

const ConfirmedCheckout = ({ plan }: { plan: Plan }) => (
  <SignedInOnly>
    {(user) => (user.emailConfirmed ? <Checkout plan={plan} /> : <ConfirmEmailFirst user={user} />)}
  </SignedInOnly>
);

const UnknownPlan = () => {
  useEffect(() => {
    toast({ title: 'Invalid Plan', description: 'Please select a valid subscription plan.', tone: 'bad' });
  }, []);
  return <Navigate replace to={paths.web.subscription()} />;
};

export default CheckoutPage;
