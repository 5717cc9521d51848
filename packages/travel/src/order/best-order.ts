/** The best order so far; null if none is feasible yet. */
export interface BestOrder {
  order: readonly number[];
  score: number;
}

/** Between two yields less than about a millisecond passes, so that the caller can stop at any time. */
export type OrderSearch<T> = Generator<BestOrder | null, T, void>;

/** Whether the first order is before the second one, by the ids of their stops. */
export const isEarlier = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((stop, index) => stop !== other[index]);
  return at >= 0 && one[at]! < other[at]!;
};

export const isBetterOrder = (one: BestOrder, best: BestOrder | null): boolean =>
  best === null || one.score > best.score || (one.score === best.score && isEarlier(one.order, best.order));

/** Runs a search to its end. */
export const finishSearch = <T>(search: Generator<unknown, T, void>): T => {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value as T;
  }
};
