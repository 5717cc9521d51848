import { paths } from '@wanderwork/contracts';
import { BelowHeading, PageHead } from '@wanderwork/platform';
import { Hero } from './hero/hero';
import { RemoteSections } from './sections/remote-sections';
import { WhatYouCanDo } from './what-you-can-do';

const HomePage = () => (
  <>
    <PageHead
      title="WanderWork: decide where to live next"
      description="Cities drawn and measured for people who work remotely: one open score, and beside every figure where it came from and how sure we are."
      canonical={paths.web.home()}
    />
    <Hero />
    <BelowHeading>
      <WhatYouCanDo />
      <RemoteSections />
    </BelowHeading>
  </>
);

export default HomePage;
