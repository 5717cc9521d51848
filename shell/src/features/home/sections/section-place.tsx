import { useNear } from '@wanderwork/platform';
import { media } from '@wanderwork/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { HomeSection } from './home-sections';
import { SectionLoading } from './section-loading';

/** How far outside the screen a section begins to load. */
const LOAD_MARGIN_PX = 400;

interface Props {
  section: HomeSection;
  /** Its turn has come, wherever it is. */
  isMountAllowed: boolean;
  children: ReactNode;
}

/**
 * The place of a section, which keeps its height, its heading and its stop for the Tab key until the section itself is
 * here: nothing jumps, and nobody passes it by.
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
    // The key: a second click on the same link leads there again.
  }, [isTarget, key]);

  const waiting = <SectionLoading section={section} isLoading={near} />;
  // Where the focus is on the place already, it stays when the section arrives.
  const placeholderProps = hasArrived
    ? { tabIndex: -1 }
    : { tabIndex: 0, role: 'region', 'aria-label': heading };
  return (
    <Place ref={place} id={anchor} $height={height} {...placeholderProps}>
      {near ? (
        <Suspense fallback={waiting}>
          {children}
          <ArrivalSignal onArrive={setHasArrived} />
        </Suspense>
      ) : (
        waiting
      )}
    </Place>
  );
};

/** Mounts together with what stands beside it. */
const ArrivalSignal = ({ onArrive }: { onArrive: (hasArrived: boolean) => void }) => {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
};

const Place = styled.div<{ $height: HomeSection['height'] }>`
  scroll-margin-top: 64px;

  @media screen {
    &:has(> [data-waiting]) {
      min-height: ${({ $height }) => $height[0]}px;

      ${media.tablet} {
        min-height: ${({ $height }) => $height[1]}px;
      }

      ${media.desk} {
        min-height: ${({ $height }) => $height[2]}px;
      }
    }
  }
`;
