import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** How far below the screen a section begins to load. */
const MARGIN = '600px';

/** Shows its children once they are nearly on the screen; until then their place is kept. */
export const NearScreen = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
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
  &:empty {
    min-height: 60vh;
  }
`;
