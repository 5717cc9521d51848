import { PageHead } from '@wanderwork/platform';
import { ConnectPreview } from '../features/connect/components/connect-preview';

const ConnectPage = () => (
  <>
    <PageHead
      title="Connect: a community in the making"
      description="City channels, small meetups and honest answers from people who work remotely. Not open yet: see what we’re planning."
    />
    <ConnectPreview />
  </>
);

export default ConnectPage;
