import { useEffect, useRef } from 'react';
import { useMapSelection, type MapSelection } from '../../model/map/selection';

/** The card of a city selected here may lie outside the window: scrolls to it, and to its title above all. */
export const useRevealedCard = (place: MapSelection['selectedIn']) => {
  const card = useRef<HTMLDivElement>(null);
  const city = useMapSelection((aim) => (aim.selectedIn === place && !aim.isBrowsing ? aim.city : null));
  useEffect(() => {
    if (city === null) return;
    card.current?.scrollIntoView?.({ block: 'nearest' });
    card.current?.querySelector('b')?.scrollIntoView?.({ block: 'nearest' });
  }, [city]);
  return card;
};
