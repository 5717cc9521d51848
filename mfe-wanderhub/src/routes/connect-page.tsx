import { PageHead } from '@wanderwork/platform';
import { ConnectPreview } from '../features/connect/components/connect-preview';

const ConnectPage = () => (
  <>
    <PageHead
      title="Connect: the community to come"
      description="City channels, small meet-ups and honest answers between people who work remotely. Not open yet: what it will be."
    />
    <ConnectPreview />
  </>
);

export default ConnectPage;
