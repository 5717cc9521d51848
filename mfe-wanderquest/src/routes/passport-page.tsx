import { PageHead } from '@wanderwork/platform';
import { Passport } from '../features/achievements/components/passport';

const PassportPage = () => (
  <>
    <PageHead
      title="Your passport, WanderQuest"
      description="Stamps from every city, sixty achievements, and what they unlock: professions, passports and home cities."
    />
    <Passport />
  </>
);

export default PassportPage;
