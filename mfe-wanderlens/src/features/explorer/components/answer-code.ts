import { lazyRetry } from '@wanderwork/platform';
import { CardFacts } from '../../../shared/answer-context';

// What the first view of a search shows beyond a list, in one chunk.
export const AnswerTop = lazyRetry(
  () => import(/* webpackChunkName: 'search-answer' */ './answer/answer-top'),
);
export const NearCities = lazyRetry(
  () => import(/* webpackChunkName: 'search-answer' */ './answer/near-cities'),
);
export const SearchNotes = lazyRetry(
  () => import(/* webpackChunkName: 'search-answer' */ './answer/search-notes'),
);

/** Needed when nothing can be loaded, so it is preloaded in idle time. */
export const OfflineSearch = lazyRetry(
  () => import(/* webpackChunkName: 'offline-search' */ './offline-search'),
);

export const preloadOfflineSearch = (): void => void OfflineSearch.preload().catch(() => undefined);

/** Loads the code of answers while the server searches, so that both arrive together. A failure shows when rendered. */
export const preloadAnswer = (): void => {
  for (const { preload } of [AnswerTop, NearCities, SearchNotes, CardFacts]) preload().catch(() => undefined);
};
