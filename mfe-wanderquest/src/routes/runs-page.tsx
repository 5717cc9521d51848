import { PageHead } from '@wanderwork/platform';
import { Runs } from '../features/runs/components/runs';

const RunsPage = () => (
  <>
    <PageHead
      title="Your runs, WanderQuest"
      description="Every run that your account keeps: how far it came, as a file to take along, and deleted when you say so."
    />
    <Runs />
  </>
);

export default RunsPage;
