import { PageHead } from '@wanderwork/platform';
import { Passport } from '../features/achievements/components/passport';

const PassportPage = () => (
  <>
    <PageHead
      title="Your passport, WanderQuest"
      description="Stamps of every city, sixty achievements, and what they open: who you may set out as, and from where."
    />
    <Passport />
  </>
);

export default PassportPage;
