import { type CitySummary } from '@wanderwork/contracts';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { type OwnScore } from '../../../shared/own-order';
import { usePainted } from '../../../shared/use-painted';
import { FIRST_SEEN, Sight } from '../model/sight';
import { type Result } from './use-result';

/** What stands at one place of the list. */
interface CityAtPlace {
  city: CitySummary;
  own: OwnScore | undefined;
  /** Whose details are drawn: those of `city` once the frame is painted in which it took the place. */
  detailed: CitySummary;
}

/**
 * The result place by place. A new order changes the places on the screen in the frame that follows the hand, and there
 * what says which city stands where; their details and the other places follow once that frame is painted. A place keeps
 * its card, which only says something else: to make two dozen cards takes ten frames of a slow machine. Where a list
 * grows, the cards that it has no place for yet come after that frame, too.
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
