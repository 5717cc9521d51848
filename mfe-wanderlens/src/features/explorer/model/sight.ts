/** As many cards as a large screen shows at once: those count as seen until it is known which are. */
const FIRST_SEEN = 9;
/** A row that is about to come into sight is as good as seen. */
const MARGIN = '120px 0px';

/** Which places of a list are on the screen: watched all along, so that nothing is measured at the moment one asks. */
export class Sight {
  private seen: Set<number> | null = null;

  readonly sees = (place: number): boolean => this.seen?.has(place) ?? place < FIRST_SEEN;

  /** Follows the children of a list until the returned function is called. */
  watch(list: Element): () => void {
    if (typeof IntersectionObserver === 'undefined') return () => undefined;
    const places = new Map([...list.children].map((child, place) => [child, place]));
    const observer = new IntersectionObserver(
      (entries) => {
        this.seen ??= new Set();
        for (const { target, isIntersecting } of entries) this.mark(places.get(target)!, isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    for (const child of places.keys()) observer.observe(child);
    return () => observer.disconnect();
  }

  private mark(place: number, inSight: boolean): void {
    if (inSight) this.seen?.add(place);
    else this.seen?.delete(place);
  }
}
