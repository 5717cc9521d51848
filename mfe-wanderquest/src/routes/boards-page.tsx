import { PageHead } from '@wanderwork/platform';
import { Boards } from '../features/boards/components/boards';

const BoardsPage = () => (
  <>
    <PageHead
      title="Leaderboards, WanderQuest"
      description="Who came furthest in today’s Daily Dash, this week’s route and the Grand Tour. Every run is verified."
    />
    <Boards />
  </>
);

export default BoardsPage;
