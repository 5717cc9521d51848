import { media } from '@wanderwork/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** How far below the screen a section begins to load. */
const MARGIN = '400px';

type Height = [phone: number, tablet: number, desk: number];

interface Props {
  /** The address of the section within its page. */
  anchor: string;
  /** What its content takes up, in pixels: kept until that is here, so that nothing jumps. */
  height: Height;
  children: ReactNode;
}

/** Shows its children once they are nearly on the screen, or asked for by address; until then their place is kept. */
export const NearScreen = ({ anchor, height, children }: Props) => {
  const { hash, key } = useLocation();
  const asked = hash === `#${anchor}`;
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(asked);
  if (asked && !near) setNear(true);

  useEffect(() => {
    if (asked) place.current?.scrollIntoView();
    // The key: who asks twice for the same section is taken there twice.
  }, [asked, key]);

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <Place ref={place} id={anchor} $height={height}>
      {near && children}
    </Place>
  );
};

const Place = styled.div<{ $height: Height }>`
  scroll-margin-top: 64px;

  &:empty,
  &:has(> [data-waiting]) {
    min-height: ${({ $height }) => $height[0]}px;

    ${media.tablet} {
      min-height: ${({ $height }) => $height[1]}px;
    }

    ${media.desk} {
      min-height: ${({ $height }) => $height[2]}px;
    }
  }
`;
