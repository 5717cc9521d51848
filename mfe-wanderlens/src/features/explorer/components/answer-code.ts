import { lazyRetry } from '@wanderwork/platform';

/** What a search shows beyond its list. Preloaded while the server searches, so that both arrive together. */
export const Answer = lazyRetry(() => import(/* webpackChunkName: 'search-answer' */ './answer/answer'));

/** Needed when nothing can be loaded, so it is preloaded with the first focus of the search. */
export const OfflineSearch = lazyRetry(
  () => import(/* webpackChunkName: 'search-answer' */ './offline-search'),
);

/** A failure shows when the code is rendered. */
export const preload = (code: typeof Answer | typeof OfflineSearch): void =>
  void code.preload().catch(() => undefined);
