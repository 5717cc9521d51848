const search = (what, q, more = {}) => ({ what, path: '/api/search', query: { q, ...more } });
const list = (what, query) => ({ what, path: '/api/cities', query });

/** Typical requests, one of each kind. Lists are filtered by an amount, so that no answer is cached. */
export const searchRequests = [
  search('a name', 'lisbon'),
  search('a misspelled name', 'lisbn'),
  search('the beginning of many names', 'san'),
  search('most cities fit', 'safe'),
  search('a quarter fits', 'cheap'),
  search('four conditions', 'warm in January under $1500 with fast internet, not Asia'),
  search('few fit', 'rent under $300 in Portugal'),
  search('none fits', 'in Thailand under $100'),
  search('a place without a part of it', 'in Southeast Asia but not Thailand'),
  search('a passport', '90 days with a Brazilian passport'),
  search('sorted by another figure', 'cleanest air'),
  search('sorted by one month', 'warmest in January'),
  search('similar', 'like Lisbon but cheaper'),
  { what: 'suggestions, one letter', path: '/api/search/suggestions', query: { q: 'b' } },
  { what: 'suggestions, a name', path: '/api/search/suggestions', query: { q: 'medel' } },
  list('a list by cost', { sort: 'cost', maxCost: '99999' }),
  list('a list of a region', { region: 'South Asia', maxCost: '700' }),
  { ...list('the last page by key', { sort: 'name', maxCost: '99999', limit: '24' }), last: true },
];
