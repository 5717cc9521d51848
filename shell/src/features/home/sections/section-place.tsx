import { useNear } from '@wanderwork/platform';
import { media, Container, Section, Skeleton, space, Stack, VisuallyHidden } from '@wanderwork/ui';
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { type HomeSection } from './home-sections';

interface LoadingProps {
  section: HomeSection;
  isLoading: boolean;
}

/**
 * A section that has not loaded yet. Its heading is there for reading, searching and printing, and shapes instead of an
 * empty space for those who scroll faster than it loads.
 */
const SectionLoading = ({ section: { heading, title, height }, isLoading }: LoadingProps) => (
  <Section data-waiting>
    <Container>
      <Stack $gap={5}>
        <h2>{heading}</h2>
        {isLoading && <VisuallyHidden role="status">Loading {title}</VisuallyHidden>}
        <Drafts $height={height}>
          <Skeleton $height="auto" />
          <Skeleton $height="auto" />
          <Skeleton $height="auto" />
        </Drafts>
      </Stack>
    </Container>
  </Section>
);

/** The heading and the space around it. */
const SURROUNDINGS_PX = 300;

const Drafts = styled.div<{ $height: HomeSection['height'] }>`
  display: grid;
  gap: ${space(6, 5)};
  height: ${({ $height }) => $height[0] - SURROUNDINGS_PX}px;

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    height: ${({ $height }) => $height[1] - SURROUNDINGS_PX}px;
  }

  ${media.desktop} {
    height: ${({ $height }) => $height[2] - SURROUNDINGS_PX}px;
  }

  @media print {
    display: none;
  }
`;

/** How far outside the screen a section starts to load. */
const LOAD_MARGIN_PX = 400;

interface Props {
  section: HomeSection;
  /** Whether it may mount although it is not near the screen. */
  isMountAllowed: boolean;
  children: ReactNode;
}

/**
 * Reserves the height, the heading and a tab stop of a section until it has loaded, so that nothing moves and the
 * keyboard does not skip it.
 */
export const SectionPlace = ({ section, isMountAllowed, children }: Props) => {
  const { anchor, heading, height } = section;
  const { hash, key } = useLocation();
  const isTarget = hash === `#${anchor}`;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, { marginPx: LOAD_MARGIN_PX, isWanted: isTarget || isMountAllowed });
  const [hasArrived, setHasArrived] = useState(false);

  useEffect(() => {
    if (isTarget) place.current?.scrollIntoView();
    // `key`: a second click on the same link scrolls again.
  }, [isTarget, key]);

  const waiting = <SectionLoading section={section} isLoading={near} />;
  // If the placeholder has the focus, it keeps it when the section arrives.
  const placeholderProps = hasArrived
    ? { tabIndex: -1 }
    : { tabIndex: 0, role: 'region', 'aria-label': heading };
  return (
    <SectionRoot ref={place} id={anchor} $height={height} {...placeholderProps}>
      {near ? (
        <Suspense fallback={waiting}>
          {children}
          <ArrivalSignal onArrive={setHasArrived} />
        </Suspense>
      ) : (
        waiting
      )}
    </SectionRoot>
  );
};

/** Mounts together with its siblings. Reports before the paint, so that two regions never have one name. */
const ArrivalSignal = ({ onArrive }: { onArrive: (hasArrived: boolean) => void }) => {
  useLayoutEffect(() => onArrive(true), [onArrive]);
  return null;
};

const SectionRoot = styled.div<{ $height: HomeSection['height'] }>`
  scroll-margin-top: 64px;

  @media screen {
    &:has(> [data-waiting]) {
      min-height: ${({ $height }) => $height[0]}px;

      ${media.tablet} {
        min-height: ${({ $height }) => $height[1]}px;
      }

      ${media.desktop} {
        min-height: ${({ $height }) => $height[2]}px;
      }
    }
  }
`;
