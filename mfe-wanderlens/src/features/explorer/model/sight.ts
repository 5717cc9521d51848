/** About as many cards as a large screen shows. These count as visible until the observer has reported. */
export const FIRST_SEEN = 9;
/** Names just outside the screen count as visible. */
const MARGIN = '32px 0px';

/** The element that names the city of a place: the heading of a card, or the whole row. */
const findHeading = (place: Element): Element => place.querySelector('h3') ?? place;

/**
 * Tracks which places of a list are on the screen. It observes all the time, so that reading it never measures the
 * layout.
 */
export class Sight {
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
