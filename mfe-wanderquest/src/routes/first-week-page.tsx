import { PageHead } from '@wanderwork/platform';
import { FirstWeek } from '../features/first-week/components/first-week';

const FirstWeekPage = () => (
  <>
    <PageHead
      title="First Week, WanderQuest"
      description="Seven days in a real city: learn how money, energy, clocks and company hold together. Free, without an account."
    />
    <FirstWeek />
  </>
);

export default FirstWeekPage;
