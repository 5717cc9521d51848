import { type CitySummary } from '@wanderwork/contracts';
import { useEffect, useMemo, useState, type RefObject, startTransition } from 'react';
import { type OwnScore } from '../../../shared/own-order';
import { runAfterPaint } from '../../../shared/run-after-paint';
import { type Result } from './use-result';

/** About as many cards as a large screen shows. These count as visible until the observer has reported. */
const FIRST_SEEN = 9;
/** Names just outside the screen count as visible. */
const MARGIN = '32px 0px';

/** The element that names the city of a place: the heading of a card, or the whole row. */
const findHeading = (place: Element): Element => place.querySelector('h3') ?? place;

/**
 * Tracks which places of a list are on the screen. It observes all the time, so that reading it never measures the
 * layout.
 */
class Sight {
  private seen: Set<number> | null = null;

  readonly isSeen = (place: number): boolean => this.seen?.has(place) ?? place < FIRST_SEEN;

  /** Observes the children of a list until the returned function is called. */
  watch(list: Element): () => void {
    if (typeof IntersectionObserver === 'undefined') return () => undefined;
    const places = new Map([...list.children].map((child, place) => [findHeading(child), place]));
    const observer = new IntersectionObserver(
      (entries) => {
        this.seen ??= new Set();
        for (const { target, isIntersecting } of entries) this.mark(places.get(target)!, isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    for (const heading of places.keys()) observer.observe(heading);
    return () => observer.disconnect();
  }

  private mark(place: number, inSight: boolean): void {
    if (inSight) this.seen?.add(place);
    else this.seen?.delete(place);
  }
}

/** Follows `value` in a transition after the frame that shows it is painted. For work that can wait. */
const usePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(value);
  useEffect(
    () =>
      painted === value ? undefined : runAfterPaint(() => startTransition(() => setPainted(() => value))),
    [painted, value],
  );
  return painted;
};

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
