import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { useIdleTurns } from '../../../app/idle-turns';
import { refetchReleases, useReleases } from '../../../remotes/releases';
import { RemoteSlot } from '../../../remotes/remote-slot';
import { SectionError } from './section-error';
import { homeSections, type HomeSection } from './home-sections';
import { SectionPlace } from './section-place';

const Fallback = lazyRetry(() => import('./fallback/fallback'));

/** What the remotes show on the home page; where one cannot, something of the shell's own. */
export const RemoteSections = () => {
  const turns = useIdleTurns(homeSections.length);
  return homeSections.map((section, index) => (
    <SectionPlace key={section.anchor} section={section} hasTurn={index < turns}>
      <RemoteSection section={section} />
    </SectionPlace>
  ));
};

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
  <RetryBoundary fallback={() => <SectionError title={section.title} onTryAgain={onTryAgain} />}>
    <Fallback section={section} onTryAgain={onTryAgain} />
  </RetryBoundary>
);
