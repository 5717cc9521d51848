import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Button, Container, Row, Section } from '@wanderwork/ui';
import { startTransition, useEffect, useState } from 'react';
import { useIdleMountCount } from '../../../idle/use-idle-mount-count';
import { refetchReleases, useReleases } from '../../../remotes/releases';
import { RemoteSlot } from '../../../remotes/remote-slot';
import { useIsMember } from '../../../shared/use-is-member';
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

/** True from the first scrolling on. All sections then load at once, before someone can scroll to them. */
const useHasScrolled = (): boolean => {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    // A transition keeps the scrolling smooth while the sections render.
    const handleScroll = () => startTransition(() => setHasScrolled(true));
    addEventListener('scroll', handleScroll, { once: true, passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  return hasScrolled;
};

/** Renders the remotes' sections of the home page, or the shell's fallback for one that fails. */
export const RemoteSections = () => {
  const isMember = useIsMember();
  const sections = homeSections.filter(({ isInvitation }) => !(isMember && isInvitation));
  const mountCount = useIdleMountCount(sections.length);
  const hasScrolled = useHasScrolled();
  return sections.map((section, index) => (
    <SectionPlace key={section.anchor} section={section} isMountAllowed={hasScrolled || index < mountCount}>
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
