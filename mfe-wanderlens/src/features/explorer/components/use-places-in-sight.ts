import { type CitySummary } from '@wanderwork/contracts';
import { useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import { type OwnScore } from '../../../shared/own-order';
import { Sight } from '../model/sight';
import { type Result } from './use-result';

/** What stands at one place of the list. */
interface CityAtPlace {
  city: CitySummary;
  own: OwnScore | undefined;
}

/**
 * The result place by place. A new order changes the places on the screen in the frame that follows the hand, and the
 * others once there is time. A place keeps its card, which only says something else: to make two dozen cards takes ten
 * frames of a slow machine, to reword those in sight takes one.
 */
export const usePlacesInSight = (
  { cities, order }: Result,
  list: RefObject<HTMLElement | null>,
): CityAtPlace[] => {
  const [sight] = useState(() => new Sight());
  const now = useMemo(() => ({ cities, order }), [cities, order]);
  const settled = useDeferredValue(now);

  useEffect(() => (list.current ? sight.watch(list.current) : undefined), [sight, list, cities.length]);

  return cities.map((city, place) => {
    const then = settled.cities[place];
    return then && !sight.sees(place)
      ? { city: then, own: settled.order?.get(then.slug) }
      : { city, own: order?.get(city.slug) };
  });
};
