import { paths } from '@wanderwork/contracts';
import { BelowHeading, PageHead } from '@wanderwork/platform';
import { useIsMember } from '../../shared/use-is-member';
import { Hero } from './hero/hero';
import { RemoteSections } from './sections/remote-sections';
import { WhatYouCanDo } from './what-you-can-do';

const HomePage = () => (
  <>
    <PageHead
      title="WanderWork: decide where to live next"
      description="Compare cities for remote work by one open score. Every figure shows where it comes from and how sure we are of it."
      canonical={paths.web.home()}
    />
    <Hero />
    <BelowHeading>
      {!useIsMember() && <WhatYouCanDo />}
      <RemoteSections />
    </BelowHeading>
  </>
);

export default HomePage;
