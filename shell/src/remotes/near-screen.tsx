import { media } from '@wanderwork/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useNear } from '../layout/use-near';

/** How far below the screen a section begins to load. */
const MARGIN_PX = 400;

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
  const near = useNear(place, { margin: MARGIN_PX, asked });

  useEffect(() => {
    if (asked) place.current?.scrollIntoView();
    // The key: who asks twice for the same section is taken there twice.
  }, [asked, key]);

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
