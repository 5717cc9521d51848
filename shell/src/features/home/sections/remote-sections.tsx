import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Container, Row, Section } from '@wanderwork/ui';
import { useIdleMountCount } from '../../../idle/use-idle-mount-count';
import { refetchReleases, useReleases } from '../../../remotes/releases';
import { RemoteSlot } from '../../../remotes/remote-slot';
import { homeSections, type HomeSection } from './home-sections';
import { SectionPlace } from './section-place';

interface Props {
  title: string;
  onTryAgain: () => void;
}

/** A small message, since the rest of the page works. */
const SectionError = ({ title, onTryAgain }: Props) => (
  <Section $tight $rule="grey">
    <Container>
      <Row $justify="between">
        <p>{title} couldn’t load. The rest of the page works.</p>
        <Button size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      </Row>
    </Container>
  </Section>
);

const Fallback = lazyRetry(() => import('./fallback/fallback'));

/** Renders the remotes' sections of the home page, or the shell's fallback for one that fails. */
export const RemoteSections = () => {
  const mountCount = useIdleMountCount(homeSections.length);
  return homeSections.map((section, index) => (
    <SectionPlace key={section.anchor} section={section} isMountAllowed={index < mountCount}>
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
  // If the list fails to load, the screen stays as it is.
  const refetchList = () => void refetchReleases().catch(() => null);
  if (!offered) return <SectionFallback section={section} onTryAgain={refetchList} />;
  return (
    <RemoteSlot
      name={section.remote}
      slot="home"
      part={section.part}
      failed={(retry) => <SectionFallback section={section} onTryAgain={retry} />}
    />
  );
};

interface SectionFallbackProps {
  section: HomeSection;
  onTryAgain: () => void;
}

/** If the shell's own chunk fails too, a sentence remains. */
const SectionFallback = ({ section, onTryAgain }: SectionFallbackProps) => (
  <RetryBoundary fallback={() => <SectionError title={section.title} onTryAgain={onTryAgain} />}>
    <Fallback section={section} onTryAgain={onTryAgain} />
  </RetryBoundary>
);
