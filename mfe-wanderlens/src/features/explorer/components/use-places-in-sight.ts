import { type CitySummary } from '@wanderwork/contracts';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { type OwnScore } from '../../../shared/own-order';
import { usePainted } from '../../../shared/use-painted';
import { FIRST_SEEN, Sight } from '../model/sight';
import { type Result } from './use-result';

/** What one place of the list shows. */
interface CityAtPlace {
  city: CitySummary;
  own: OwnScore | undefined;
  /** The city whose details are drawn: `city`, one frame after it took the place. */
  detailed: CitySummary;
}

/**
 * Maps the result to places of the list. A new order updates the names of the visible places in the next frame;
 * details and places outside the screen follow after that frame is painted. Cards are reused, because mounting two
 * dozen cards takes about ten frames on a slow machine. New places of a growing list also wait for that frame.
 */
export const usePlacesInSight = (
  { cities, order }: Pick<Result, 'cities' | 'order'>,
  list: RefObject<HTMLElement | null>,
): CityAtPlace[] => {
  const [sight] = useState(() => new Sight());
  const currentResult = useMemo(() => ({ cities, order }), [cities, order]);
  const painted = usePainted(currentResult);

  const drawnCount = Math.max(painted.cities.length, FIRST_SEEN);
  const places = cities.slice(0, drawnCount).map((city, place) => {
    const before = painted.cities[place];
    if (!before || sight.isSeen(place)) return { city, own: order?.get(city.slug), detailed: before ?? city };
    return { city: before, own: painted.order?.get(before.slug), detailed: before };
  });

  const placeCount = places.length;
  useEffect(() => (list.current ? sight.watch(list.current) : undefined), [sight, list, placeCount]);
  return places;
};
