import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Suspense } from 'react';
import { NearScreen } from '../../../remotes/near-screen';
import { refetchReleases, useReleases } from '../../../remotes/releases';
import { RemoteSlot } from '../../../remotes/remote-slot';
import { Missing } from './missing';
import { homeSections, type HomeSection } from './home-sections';
import { Waiting } from './waiting';

const Fallback = lazyRetry(() => import('./fallback/fallback'));

/** What the remotes show on the home page; where one cannot, something of the shell's own. */
export const RemoteSections = () =>
  homeSections.map((section) => (
    <NearScreen key={section.anchor} anchor={section.anchor} height={section.height}>
      <Suspense fallback={<Waiting title={section.title} />}>
        <RemoteSection section={section} />
      </Suspense>
    </NearScreen>
  ));

const useIsOffered = ({ remote }: HomeSection): boolean =>
  useReleases(
    ({ releases }) => releases?.some(({ name, slots }) => name === remote && slots.includes('home')) ?? false,
  );

const RemoteSection = ({ section }: { section: HomeSection }) => {
  const offered = useIsOffered(section);
  // A list that cannot be had leaves what is on the screen as it is.
  const askAgain = () => void refetchReleases().catch(() => null);
  if (!offered) return <Instead section={section} onTryAgain={askAgain} />;
  return (
    <RemoteSlot
      name={section.remote}
      slot="home"
      part={section.part}
      failed={(retry) => <Instead section={section} onTryAgain={retry} />}
    />
  );
};

interface InsteadProps {
  section: HomeSection;
  onTryAgain: () => void;
}

/** With the shell's own chunks gone too there is still a sentence. */
const Instead = ({ section, onTryAgain }: InsteadProps) => (
  <RetryBoundary fallback={() => <Missing title={section.title} onTryAgain={onTryAgain} />}>
    <Fallback anchor={section.anchor} onTryAgain={onTryAgain} />
  </RetryBoundary>
);
