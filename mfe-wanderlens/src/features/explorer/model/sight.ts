/** As many cards as a large screen shows at once: those count as seen until it is known which are. */
export const FIRST_SEEN = 9;
/** A name that is about to come into sight is as good as seen. */
const MARGIN = '32px 0px';

/** What tells which city stands at a place: a card's heading, or the whole of a row. */
const findHeading = (place: Element): Element => place.querySelector('h3') ?? place;

/** Which places of a list tell their city on the screen: watched all along, so that nothing is measured when one asks. */
export class Sight {
  private seen: Set<number> | null = null;

  readonly isSeen = (place: number): boolean => this.seen?.has(place) ?? place < FIRST_SEEN;

  /** Follows the children of a list until the returned function is called. */
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
