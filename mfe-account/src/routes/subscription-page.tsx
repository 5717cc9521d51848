import { paths } from '@wanderwork/contracts';
import { PageHead } from '@wanderwork/platform';
import { Membership } from '../features/membership/components/membership';

const SubscriptionPage = () => (
  <>
    <PageHead
      title="Membership"
      description="What each membership includes, and which of them can be had today."
      canonical={paths.web.subscription()}
    />
    <Membership />
  </>
);

export default SubscriptionPage;
