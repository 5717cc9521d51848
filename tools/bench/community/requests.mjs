const API = '/api/connect';

const list = (what, params, more = {}) => ({ what, path: `${API}/topics`, params, ...more });
const search = (what, params, more = {}) => ({
  what,
  path: `${API}/search`,
  params,
  isSearch: true,
  ...more,
});

const LISBON = 'city:lisbon';
const places = { 'a city': LISBON, 'a region': 'region:southern-europe', everywhere: 'everywhere' };
const sorts = ['latest', 'new', 'unanswered', 'helpful'];

const lists = Object.entries(places).flatMap(([name, place]) => [
  ...sorts.map((sort) => list(`${sort}, ${name}`, { place, sort })),
  list(`latest, ${name}, far back`, { place, sort: 'latest' }, { isFarBack: true }),
]);

/**
 * What readers ask of Connect. `isMember`: as the member who follows and has read much, and muted the person who wrote
 * most. `isFarBack`: the page in the middle of the list. `last`: the last page of the topic.
 */
export const requests = [
  ...lists,
  list('latest, a tag of many', { place: LISBON, tag: 'housing' }),
  list('latest, a tag of none', { place: LISBON, tag: 'language' }),
  list('latest, a kind of many', { place: LISBON, kind: 'question' }),
  list('latest, a kind of none', { place: LISBON, kind: 'correction' }),
  list('latest, tag and kind', { place: LISBON, tag: 'housing', kind: 'question' }),
  list('latest, everywhere, what is unread', { place: 'everywhere' }, { isMember: true }),
  { what: 'a place', path: `${API}/places/city/lisbon` },
  { what: 'a place, as a member', path: `${API}/places/city/lisbon`, isMember: true },
  { what: 'notifications and how many are unread', path: `${API}/notifications`, isMember: true },
  { what: 'notifications, far back', path: `${API}/notifications`, isMember: true, isFarBack: true },
  { what: 'the largest topic, first page', path: `${API}/topics/00000000` },
  { what: 'the largest topic, last page', path: `${API}/topics/00000000`, last: true },
  { what: 'the largest topic, first page, as a member', path: `${API}/topics/00000000`, isMember: true },
  {
    what: 'similar topics',
    path: `${API}/topics/similar`,
    params: { title: 'How to rent a flat in Lisbon' },
  },
  {
    what: 'similar topics, a rare word',
    path: `${API}/topics/similar`,
    params: { title: 'Is Barabdaburg cheap?' },
  },
  search('search: a word of one post in two', { q: 'flats' }),
  search('search: … by others than the one who wrote most', { q: 'flats' }, { isMember: true }),
  search('search: a word of one post in ten', { q: 'insurance' }),
  search('search: a word of four topics', { q: 'barabdaburg' }),
  search('search: two words', { q: 'insurance rent' }),
  search('search: a word half typed', { q: 'insur' }),
  search('search: in a city, with tag and kind', {
    q: 'flats',
    place: LISBON,
    tag: 'housing',
    kind: 'question',
  }),
  search('search: with a tag of none', { q: 'flats', place: LISBON, tag: 'language' }),
  search('search: two misspelled words', { q: 'insurence flatts' }),
  search('search: no word of any post', { q: 'qqqxyzzy' }),
];

/** The key of the page in the middle, as the product writes it; paging there would request every page before it. */
const createMiddleKey = async ({ product, database, secret }, request) => {
  const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');
  const keys = new PageKeys(secret);
  if (request.path.endsWith('/notifications')) {
    const { rows } = await database.query(
      `SELECT updated_at::text AS value, id FROM notifications WHERE user_id = $1 ORDER BY updated_at DESC
       OFFSET (SELECT count(*) / 2 FROM notifications WHERE user_id = $1) LIMIT 1`,
      [product.userId],
    );
    return keys.write(`notifications ${product.userId}`, rows[0]);
  }
  const { place, kind, tag, sort } = request.params;
  const [column, name] = place.split(':');
  const { rows } = await database.query(
    `WITH listed AS (SELECT topic_id AS id, last_post_at FROM community_topic_lists
       WHERE filter = '' AND ${name ? `${column} = $1` : '$1::text IS NULL'})
     SELECT last_post_at::text AS value, id FROM listed ORDER BY last_post_at DESC
     OFFSET (SELECT count(*) / 2 FROM listed) LIMIT 1`,
    [name ?? null],
  );
  return keys.write(`topics ${JSON.stringify([place, kind, tag, sort])}`, rows[0]);
};

const findLastPage = async ({ database }) => {
  const { rows } = await database.query(`SELECT last_number FROM community_topics WHERE code = '00000000'`);
  return rows[0].last_number - 19;
};

/** The address and the headers of a request to this product. */
export const prepareRequest = async (subject, request) => {
  const params = new URLSearchParams(request.params);
  if (request.isFarBack) params.set('after', await createMiddleKey(subject, request));
  if (request.last) params.set('from', await findLastPage(subject));
  const { url, headers } = subject.product;
  return { address: `${url}${request.path}?${params}`, headers: request.isMember ? headers : {} };
};
