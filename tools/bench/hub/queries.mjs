/** The distance between two consecutively requested posts. */
const STRIDE = 7919;

const library = (what, params) => ({ what, path: '/api/library', params });

/** Requests another post each time, spread over the table. The parameter bypasses the cache. */
const post = (what, path) => ({
  what,
  path: path('made-1'),
  varying: (count) => (_path, number) => `${path(`made-${1 + ((number * STRIDE) % count)}`)}?once=${number}`,
});

/** One request of each kind that readers make. None is answered from the cache: requests with `q` are never cached. */
export const queries = [
  library('the newest', { q: '' }),
  library('the newest of a category', { q: '', category: 'tips-tutorials' }),
  library('the newest of a tag', { tag: 'visas' }),
  library('all by an author', { author: 'Maker 7' }),
  { ...library('the last page, by key', { q: '' }), last: true },
  library('a word of one post in three', { q: 'month' }),
  library('a word of one post in ten', { q: 'insurance' }),
  library('a word of twenty posts', { q: 'barabdaburg' }),
  library('two words', { q: 'schengen insurance' }),
  library('a word half typed', { q: 'insur' }),
  library('a word within a category', { q: 'insurance', category: 'tips-tutorials' }),
  library('a misspelled word', { q: 'insurence' }),
  library('no word of any post', { q: 'qqqxyzzy' }),
  post('a post', (slug) => `/api/blog-posts/${slug}`),
  post('what to read next', (slug) => `/api/blog-posts/${slug}/related`),
  post('the page of a post', (slug) => `/wanderhub/blog/${slug}`),
];
