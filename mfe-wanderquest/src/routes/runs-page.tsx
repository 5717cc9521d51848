import { PageHead } from '@wanderwork/platform';
import { Runs } from '../features/runs/components/runs';

const RunsPage = () => (
  <>
    <PageHead
      title="Your runs, WanderQuest"
      description="Every run in your account: see how far it came, save it as a file, or delete it."
    />
    <Runs />
  </>
);

export default RunsPage;
