import { useEffect, useRef } from 'react';
import { useMapSelection, type MapSelection } from '../../model/map/selection';

/** The height of the page's header, which covers the top of the window. */
const HEADER_PX = 88;

/** The card of a city selected here may lie outside the window: scrolls to it, or to its title if it is too high. */
export const useRevealedCard = (place: MapSelection['selectedIn']) => {
  const card = useRef<HTMLDivElement>(null);
  const city = useMapSelection((aim) => (aim.selectedIn === place && !aim.isBrowsing ? aim.city : null));
  useEffect(() => {
    const box = card.current;
    if (city === null || !box) return;
    const fits = box.offsetHeight < window.innerHeight - HEADER_PX;
    // A smooth scroll would end early where another scroll or a new layout follows.
    if (fits) box.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    else box.querySelector('b')?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, [city]);
  return card;
};
