import { PageHead } from '@wanderwork/platform';
import { Landing } from '../features/landing/components/landing';

const LandingPage = () => (
  <>
    <PageHead
      title="WanderQuest: once around, in 180 days"
      description="A game about working your way around the globe, with real costs, climates and visa rules. First Week is open to everyone, without an account."
    />
    <Landing />
  </>
);

export default LandingPage;
