import { screen } from '@testing-library/react';
import { paths, type UnderstoodCondition } from '@wanderwork/contracts';
import { aCity, aPage, mockResponse, aSearchAnswer } from '@wanderwork/testing';

export const lisbon = aCity();
export const porto = aCity({ slug: 'porto', name: 'Porto' });

const aCondition = (id: string, label: string): UnderstoodCondition => ({
  id,
  label,
  kind: 'price',
  start: 0,
  end: 5,
  filters: [{ on: 'cost', bounds: { to: 1100 } }],
});
export const cheap = aCondition('cheap', 'Cheap ($1,100 or less)');
export const safe = aCondition('safe', 'Safe or very safe');

export const anAllowance = (limit: number | null, left: number | null) => ({
  limit,
  left,
  resetsAt: '2026-11-21T00:00:00Z',
});

/** Answers the total number of cities and the picture of the day. */
export const answerHero = () => {
  mockResponse('get', paths.api.wanderlensHero(), {
    slug: 'lisbon',
    imageUrl: paths.api.art.city('lisbon'),
    title: 'Lisbon',
    caption: 'Portugal',
    cities: 316,
    countries: 109,
  });
};

/** Answers what the explorer requests besides a search: two cities, no suggestions, two searches left. */
export const answerExplorer = () => {
  answerHero();
  mockResponse('get', paths.api.cities(), aPage([lisbon, porto]));
  mockResponse('get', paths.api.searchSuggestions(), { query: '', hits: [] });
  mockResponse('get', paths.api.searchAllowance(), anAllowance(3, 2));
};

export const getSearchBox = () =>
  screen.getByRole('searchbox', { name: 'Search for a place, or describe what you want' });

/** Answers a search that understands these conditions, without the removed ones. */
export const answerUnderstood = (...conditions: UnderstoodCondition[]) =>
  mockResponse('get', paths.api.search(), ({ query }) => {
    const without = (query.without ?? '').split(',');
    return aSearchAnswer([lisbon], {
      query: query.q ?? '',
      understood: conditions.filter(({ id }) => !without.includes(id)),
    });
  });
