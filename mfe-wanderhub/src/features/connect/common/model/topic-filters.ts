import {
  placeKeyPattern,
  topicKinds,
  topicSorts,
  topicTags,
  type TopicKind,
  type TopicSort,
  type TopicTag,
} from '@wanderwork/contracts';

export const sortLabels: Readonly<Record<TopicSort, string>> = {
  latest: 'Latest posts',
  new: 'Newest topics',
  unanswered: 'Unanswered',
  helpful: 'Helpful this month',
};

interface Filters {
  tag?: TopicTag;
  kind?: TopicKind;
  sort?: TopicSort;
}

const find = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

/** The filters in an address; unknown values are ignored. */
export const readTopicFilters = (params: URLSearchParams): Filters => ({
  tag: find(topicTags, params.get('tag')),
  kind: find(topicKinds, params.get('kind')),
  sort: find(topicSorts, params.get('sort')),
});

/** The key of a place in an address; null if there is none, or if it can't be one. */
export const readPlaceKey = (params: URLSearchParams): string | null => {
  const place = params.get('place');
  return place !== null && placeKeyPattern.test(place) ? place : null;
};

export const isFiltered = ({ tag, kind, sort }: Filters): boolean =>
  tag !== undefined || kind !== undefined || sort === 'unanswered' || sort === 'helpful';
