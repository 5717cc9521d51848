import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** How far below the screen a section begins to load. */
const MARGIN = '600px';

interface Props {
  /** The address of the section within its page; the section itself carries it as its id. */
  anchor: string;
  children: ReactNode;
}

const isAsked = (anchor: string): boolean => location.hash === `#${anchor}`;

/** Shows its children once they are nearly on the screen, or asked for by address; until then their place is kept. */
export const NearScreen = ({ anchor, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => isAsked(anchor));

  useEffect(() => {
    if (isAsked(anchor)) place.current?.scrollIntoView();
  }, [anchor]);

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return <Place ref={place}>{near && children}</Place>;
};

const Place = styled.div`
  scroll-margin-top: 64px;

  &:empty {
    min-height: 60vh;
  }
`;
