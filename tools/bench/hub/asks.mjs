/** So many posts lie between two that are asked for, one after the other. */
const STRIDE = 7919;

const library = (what, query) => ({ what, path: '/api/library', query });

/** Another post with each request, from all over the table; the parameter keeps the answer out of the memory. */
const post = (what, path) => ({
  what,
  path: path('made-1'),
  varying: (count) => (_path, number) => `${path(`made-${1 + ((number * STRIDE) % count)}`)}?once=${number}`,
});

/** What readers ask, one of each kind. None is answered from memory: `q` and its like are never kept. */
export const asks = [
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
