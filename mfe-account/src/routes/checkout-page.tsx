import { paths } from '@wanderwork/contracts';
import { AppLink, toast } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { checkoutTier, type CheckoutTier } from '../features/membership/model/checkout-tier';
import { tierNames } from '../features/membership/model/memberships';
import { NotOpen } from '../shared/not-open';
import { SignedInOnly } from '../shared/signed-in-only';

const CheckoutPage = () => {
  const tier = checkoutTier(useParams().tier);
  return tier ? <SignedInOnly>{() => <ClosedTill tier={tier} />}</SignedInOnly> : <UnknownPlan />;
};

const ClosedTill = ({ tier }: { tier: CheckoutTier }) => (
  <NotOpen
    title={`${tierNames[tier]} opens soon`}
    city="porto"
    today={
      <>
        <ButtonLink as={AppLink} to={paths.web.subscription()} variant="ink">
          What each membership includes
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
          Explore WanderLens
        </ButtonLink>
      </>
    }
  >
    <p>Nothing can be bought yet, and nothing is charged. Your free membership goes on as it is.</p>
  </NotOpen>
);

const UnknownPlan = () => {
  useEffect(() => {
    toast({ title: 'Invalid Plan', description: 'Please select a valid subscription plan.', tone: 'bad' });
  }, []);
  return <Navigate replace to={paths.web.subscription()} />;
};

export default CheckoutPage;
