import { PageHead } from '@wanderwork/platform';
import { useSearchParams } from 'react-router-dom';
import { OwnPlan } from '../features/plans/components/own-plan';
import { PaymentArrival } from '../features/plans/components/payment-arrival';
import { tierBadges } from '../shared/plan-labels';
import { Profile } from '../features/profile/components/profile';
import { SignedInOnly } from '../shared/signed-in-only';

const ProfilePage = () => {
  // The payment page returns with the id of the checkout.
  const checkout = useSearchParams()[0].get('checkout');
  return (
    <SignedInOnly>
      {(user) => (
        <>
          <PageHead title="My profile" private />
          <Profile
            user={user}
            badge={tierBadges[user.subscriptionTier]}
            plan={<OwnPlan />}
            notice={checkout && <PaymentArrival checkout={checkout} />}
          />
        </>
      )}
    </SignedInOnly>
  );
};

export default ProfilePage;
