import { DigestsService } from '../../src/modules/notifications/email/digests.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { createSeededCommunity } from './seeded-community.js';
import { CONNECT, createPerson, type ConnectUser } from './people.js';

let api: TestApp;
let ana: ConnectUser;
let code: string;
beforeAll(async () => {
  api = await startTestApp();
  ana = await createPerson(api);
  code = await createSeededCommunity(api, ana.id);
});
afterAll(() => api.close());

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that an action sends to the pool, without those of the session. */
const listStatementsOf = async (act: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const pool = (api.db.driver as unknown as { master: { query: (...all: unknown[]) => unknown } }).master;
  const query = pool.query.bind(pool);
  pool.query = (...all: unknown[]) => {
    const [statement] = all as [Statement];
    if (typeof statement === 'object' && /community_|notification/.test(statement.text))
      statements.push(statement);
    return query(...all);
  };
  try {
    await act();
  } finally {
    pool.query = query as typeof pool.query;
  }
  return statements;
};

const listStatements = (url: string) =>
  listStatementsOf(async () => {
    const { statusCode } = await ana.browser.request('GET', url);
    expect(statusCode).toBe(200);
  });

const explain = async ({ text, values }: Statement): Promise<string> =>
  (await api.db.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, values))
    .map((row) => row['QUERY PLAN'])
    .join('\n');

const expectIndexes = async (statements: readonly Statement[]) => {
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(await explain(statement)).not.toMatch(
      /Seq Scan on (?:community_(?:topics|topic_lists|posts|follows|topic_reads|people|search|words|stays|overlap_weeks|free_evenings)|notifications)\b/,
    );
};

const sorts = ['latest', 'new', 'unanswered', 'helpful'];
const places = ['city:lisbon', 'region:southern-europe', 'everywhere'];
const lists = sorts.flatMap((sort) => places.map((place) => `${CONNECT}/topics?place=${place}&sort=${sort}`));

describe('with 20,000 topics and 85,000 posts', () => {
  it.each([
    ...lists,
    `${CONNECT}/topics?place=region:southern-europe&kind=question`,
    `${CONNECT}/topics?place=everywhere&tag=language&kind=correction`,
    `${CONNECT}/topics?place=city:lisbon&tag=housing&sort=unanswered`,
    `${CONNECT}/follows`,
    `${CONNECT}/topics/similar?title=flat+in+lisbon`,
    `${CONNECT}/search?q=flats`,
    `${CONNECT}/search?q=flats&place=city:lisbon&tag=housing&kind=question`,
    `${CONNECT}/search?q=sedeed+topci`,
    `${CONNECT}/notifications`,
    `${CONNECT}/places/city/lisbon`,
    `${CONNECT}/stays`,
    `${CONNECT}/overlaps`,
    `${CONNECT}/places/city/lisbon/free-evenings?from=2027-06-07&to=2027-06-13`,
  ])('%s reads no table from end to end', async (url) => {
    await expectIndexes(await listStatements(url));
  });

  it('a digest reads no table from end to end', async () => {
    const lastMonth = new Date(Date.now() - 30 * 86_400_000);
    const digests = api.app.get(DigestsService);
    expect(await digests.listItems(ana.id, lastMonth)).toHaveLength(12);
    await expectIndexes(await listStatementsOf(() => digests.listItems(ana.id, lastMonth)));
  });

  it('a page of a topic takes as many statements at its start as at its end, and reads by index', async () => {
    const [first, last] = [
      await listStatements(`${CONNECT}/topics/${code}`),
      await listStatements(`${CONNECT}/topics/${code}?from=4990`),
    ];
    expect(first).toHaveLength(last.length);
    for (const statement of last) expect(await explain(statement)).not.toMatch(/Seq Scan on community_posts/);
  });

  it('a list is the same for a visitor', async () => {
    const visitor = new Browser(api);
    for (const url of lists) expect((await visitor.request('GET', url)).statusCode).toBe(200);
  });
});
