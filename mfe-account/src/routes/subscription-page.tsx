import { paths } from '@wanderwork/contracts';
import { PageHead } from '@wanderwork/platform';
import { useLocation } from 'react-router-dom';
import { Pricing } from '../features/plans/components/pricing';

const SubscriptionPage = () => {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead
        title="Plans"
        description="What each plan costs and includes, monthly and yearly."
        canonical={paths.web.subscription()}
      />
      <Pricing leftPayment={pathname === paths.web.subscriptionCancel()} />
    </>
  );
};

export default SubscriptionPage;
