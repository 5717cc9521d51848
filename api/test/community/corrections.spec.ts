import type {
  CityBatchDetail,
  ConnectNotification,
  CorrectableFigure,
  Page,
  QueuedCorrection,
  TopicDetail,
} from '@wanderwork/contracts';
import { CorrectionOutcomesService } from '../../src/modules/community/corrections/correction-outcomes.service.js';
import { CorrectionsJob } from '../../src/modules/community/jobs/corrections.job.js';
import { NotificationsJob } from '../../src/modules/notifications/jobs/notifications.job.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createCorrectionBody,
  createPerson,
  createTopicBody,
  postReply,
  postTopic,
  readTopic,
  sendTopic,
  toRefusal,
  type ConnectUser,
} from './people.js';
import { startAppWithTopicPages } from './served-topics.js';

const QUEUE = '/api/admin/cities/corrections';
const BATCHES = '/api/admin/cities/batches';
const REASON = 'The source is about another city.';

let api: TestApp;
let ana: ConnectUser;
let admin: ConnectUser;
beforeAll(async () => {
  api = await startAppWithTopicPages();
  [ana, admin] = [await createPerson(api), await createPerson(api, 'admin')];
});
// Otherwise the job might settle something in the middle of a test.
beforeEach(() => void jest.spyOn(api.app.get(CorrectionsJob), 'settleAll').mockResolvedValue());
afterAll(() => api.close());
beforeEach(() => api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`));

let nextCost = 3_000;
/** A correction with a cost that nobody has proposed before. */
const propose = (who = ana, correction: object = {}, change: object = {}): Promise<TopicDetail> => {
  nextCost += 1;
  return postTopic(who, createCorrectionBody({ value: String(nextCost), ...correction }, change));
};

const listQueue = async (): Promise<QueuedCorrection[]> =>
  (await admin.browser.request('GET', QUEUE)).json<Page<QueuedCorrection>>().items;
const findQueued = async (id: string) => (await listQueue()).find((one) => one.id === id) ?? null;
const take = (id: string, change: object = {}, who = admin) =>
  who.browser.request('POST', `${QUEUE}/${id}/take`, { grade: 'measured', source: 'cost-model', ...change });
const plan = async (id: string, change?: object) => (await take(id, change)).json<CityBatchDetail>();
const decline = (id: string) => admin.browser.request('POST', `${QUEUE}/${id}/decline`, { reason: REASON });
const act = (batch: number, action: string) => admin.browser.request('POST', `${BATCHES}/${batch}/${action}`);
const settle = () => api.app.get(CorrectionOutcomesService).settleAll();
const applyPlan = async (id: string): Promise<number> => {
  const batch = await plan(id);
  expect((await act(batch.id, 'apply')).statusCode).toBe(200);
  return batch.id;
};
const read = (code: string, who = new Browser(api)) => readTopic(who, code);
const readReplies = async (code: string) =>
  (await read(code)).posts.slice(1).map(({ html, isOfficial, author }) => ({ html, isOfficial, author }));
const setStatus = (id: string, status: string) =>
  Promise.all(
    ['posts', 'topics'].map((table) =>
      api.db.query(`UPDATE community_${table} SET status = $2 WHERE id = $1`, [id, status]),
    ),
  );

describe('a correction', () => {
  it('carries a figure of its city, and shows what our data says', async () => {
    const { code } = await propose(ana, { value: '2345' });
    expect((await read(code)).correction).toEqual({
      city: 'lisbon',
      cityName: 'Lisbon',
      figure: 'monthly_cost',
      label: 'Monthly cost for one person',
      before: expect.stringMatching(/^\$\d,\d{3}$/),
      proposed: '$2,345',
      year: '2026',
      source: expect.stringMatching(/^https:\/\/costs-.*\/lisbon$/),
      state: 'waiting',
      decidedAt: null,
      reason: null,
    });
  });

  it.each([
    ['an unknown figure', { figure: 'happiness' }, 'correction.figure'],
    ['a monthly series', { figure: 'rain_months', value: '1|2|3|4|5|6|7|8|9|10|11|12' }, 'correction.figure'],
    ['a value outside the range of the editor', { value: '99' }, 'correction.value'],
    ['a value that is no number', { value: 'a lot' }, 'correction.value'],
    ['a word that is no choice', { figure: 'nomad_visa', value: 'perhaps' }, 'correction.value'],
    ['a year to come', { year: '2099' }, 'correction.year'],
    ['a year that is none', { year: 'last year' }, 'correction.year'],
    ['a source without https', { source: 'http://costs.example/' }, 'correction.source'],
    ['a source with a password', { source: 'https://a:b@costs.example/' }, 'correction.source'],
  ])('with %s is refused', async (_, correction, path) => {
    const response = await sendTopic(ana, createCorrectionBody(correction));
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path }] });
  });

  it.each([
    ['without a figure', { correction: undefined }, 'correction.figure'],
    ['of a region', { place: 'region:southern-europe' }, 'place'],
    ['as a question', { kind: 'question' }, 'kind'],
  ])('%s is refused', async (_, change, path) => {
    const response = await sendTopic(ana, createCorrectionBody({}, change));
    expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ path }] });
  });

  it('counts toward the limits of topics and links, and is held like them', async () => {
    const person = await createPerson(api, 'new');
    const linked = await sendTopic(
      person,
      createCorrectionBody({}, { text: 'As https://other.example says.' }),
    );
    expect(toRefusal(linked)).toBe('429 connect.limit');
    expect((await propose(person)).status).toBe('held');
    await postTopic(person, { text: 'No link here.' });
    expect(toRefusal(await sendTopic(person, createCorrectionBody()))).toBe('429 connect.limit');
  });

  it('can be chosen from the figures of the city', async () => {
    const { body } = await new Browser(api).request('GET', `${CONNECT}/cities/lisbon/figures`);
    const figures = JSON.parse(body) as CorrectableFigure[];
    expect(figures.find(({ key }) => key === 'monthly_cost')).toEqual({
      key: 'monthly_cost',
      group: 'cost',
      label: 'Monthly cost for one person',
      unit: 'USD a month',
      values: { type: 'number', min: 100, max: 20_000 },
      current: expect.stringMatching(/^\$/),
      year: expect.any(String),
    });
    expect(figures.map(({ key }) => key)).not.toContain('rain_months');
    const unknown = await new Browser(api).request('GET', `${CONNECT}/cities/atlantis/figures`);
    expect(toRefusal(unknown)).toBe('404 connect.place_unknown');
  });
});

describe('the queue of the city editor', () => {
  it('shows the current value, the proposed one, the source and the topic', async () => {
    const topic = await propose();
    expect(await findQueued(topic.id)).toMatchObject({
      topic: { title: topic.title, path: `/connect/t/${topic.code}/${topic.slug}` },
      finder: { handle: ana.handle },
      current: { value: expect.any(Number), source: expect.any(String) },
      unit: 'USD a month',
      proposed: expect.stringMatching(/^\$3,\d{3}$/),
      year: '2026',
      state: 'waiting',
      batch: null,
    });
  });

  it('is read page by page, oldest first', async () => {
    const [first] = await listQueue();
    await api.db.query(
      `WITH copied AS (INSERT INTO community_topics (id, code, slug, author_id, is_official, kind, title, city, region,
           tags, status, last_number, replies, helpful_lately, created_at, last_post_at)
         SELECT gen_random_uuid(), substr(md5('c' || n), 1, 8), slug, author_id, false, kind, title, city, region, tags,
           'published', 1, 0, 0, created_at, last_post_at FROM community_topics, generate_series(1, 40) AS n
         WHERE id = $1 RETURNING id),
       posted AS (INSERT INTO community_posts (id, topic_id, number, author_id, is_official, status, has_link, text, html,
           request_digest, text_digest, revision, helpful, thanks, same_here, created_at)
         SELECT id, id, 1, null, false, 'published', false, '', '', '', '', 1, 0, 0, 0, now() FROM copied)
       INSERT INTO community_corrections (topic_id, city, figure, value, year, source, created_at)
       SELECT id, 'lisbon', 'rent', '1000', '2026', 'https://a.example/', now() FROM copied`,
      [first!.id],
    );
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const url: string = after ? `${QUEUE}?after=${after}` : QUEUE;
      const page = (await admin.browser.request('GET', url)).json<Page<QueuedCorrection>>();
      seen.push(...page.items.map(({ id }) => id));
      expect(page.total).toBeGreaterThan(40);
      after = page.nextKey;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.indexOf(first!.id)).toBe(0);
    await api.db.query(`DELETE FROM community_corrections WHERE figure = 'rent'`);
  });

  it.each(['held', 'hidden', 'removed'])('leaves out what is %s', async (status) => {
    const { id } = await propose();
    await setStatus(id, status);
    expect(await findQueued(id)).toBeNull();
    expect(toRefusal(await take(id))).toBe('404 connect.not_found');
    expect(toRefusal(await decline(id))).toBe('404 connect.not_found');
  });

  it('plans a batch with the figure, its year and a new source', async () => {
    const { id, code } = await propose(ana, { source: 'https://rents.example/lisbon' });
    const { source } = (await findQueued(id))!;
    const batch = await plan(id, {
      source: undefined,
      newSource: { title: 'City rents', licence: 'CC0' },
    });
    expect(batch).toMatchObject({
      origin: 'editor',
      name: 'Lisbon',
      state: 'planned',
      reason: `Correction from Connect, topic ${code}`,
      changes: [
        { city: 'lisbon', after: { value: nextCost, year: '2026', source: 'rents-example-city-rents' } },
      ],
    });
    expect(await findQueued(id)).toMatchObject({ state: 'planned', batch: batch.id });
    expect(await api.db.query('SELECT FROM figure_sources WHERE url = $1', [source])).toHaveLength(0);
    await act(batch.id, 'apply');
    expect(await api.db.query('SELECT FROM figure_sources WHERE url = $1', [source])).toHaveLength(1);
  });

  it('asks for a source, and refuses an unknown one', async () => {
    const { id } = await propose();
    expect(toRefusal(await take(id, { source: undefined }))).toBe('400 validation.failed');
    const unknown = await take(id, { source: 'nowhere' });
    expect(unknown.json()).toMatchObject({ statusCode: 400, errors: [{ path: 'monthly_cost.source' }] });
    expect(await findQueued(id)).toMatchObject({ state: 'waiting' });
  });

  it('lets one of several editors take a correction', async () => {
    const { id } = await propose();
    const all = await Promise.all(
      [1, 2, 3].map(() => take(id, {}, { ...admin, browser: admin.browser.clone() })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const rows = await api.db.query(`SELECT id FROM city_batches WHERE state = 'planned'`);
    expect(rows).toEqual([{ id: (await findQueued(id))!.batch }]);
  });

  it('gets a correction back when its batch is discarded', async () => {
    const { id } = await propose();
    const batch = await plan(id);
    await admin.browser.request('DELETE', `${BATCHES}/${batch.id}`);
    expect(await findQueued(id)).toMatchObject({ state: 'waiting', batch: null });
  });
});

describe('a correction whose batch was applied', () => {
  it('gets one reply by the team, which names who found it and notifies them', async () => {
    const { id, code, correction } = await propose();
    await applyPlan(id);
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await readReplies(code)).toEqual([
      {
        html: `<p>We checked this and updated our data. Monthly cost for one person in Lisbon is now ${correction!.proposed} (2026). <a href="/connect/people/${ana.handle}">@${ana.handle}</a> found it. Thank you!</p>`,
        isOfficial: true,
        author: null,
      },
    ]);
    expect((await read(code)).correction).toMatchObject({
      state: 'applied',
      decidedAt: expect.any(String),
    });
    expect(await findQueued(id)).toBeNull();
    await api.app.get(NotificationsJob).deliverAll();
    const { items } = (await ana.browser.request('GET', `${CONNECT}/notifications`)).json<{
      items: ConnectNotification[];
    }>();
    expect(items.filter(({ objectId }) => objectId === id)).toMatchObject([{ kind: 'team-reply' }]);
  });

  it('counts toward no place', async () => {
    const counted = () =>
      api.db.query(
        `SELECT count(*) FROM community_posts WHERE author_id IS NOT NULL AND NOT is_official AND number > 1`,
      );
    const { id } = await propose();
    const before = await counted();
    await applyPlan(id);
    await settle();
    expect(await counted()).toEqual(before);
  });

  it('is back in the queue after a rollback, and says so once', async () => {
    const { id, code } = await propose();
    const batch = await applyPlan(id);
    await settle();
    await act(batch, 'roll-back');
    await settle();
    await settle();
    const replies = await readReplies(code);
    expect(replies).toHaveLength(2);
    expect(replies[1]!.html).toContain('We took this change back for now');
    expect(await findQueued(id)).toMatchObject({ state: 'waiting', batch: null });
    await applyPlan(id);
    await settle();
    expect(await readReplies(code)).toHaveLength(3);
  });

  it('that was rolled back before anybody was told says nothing', async () => {
    const { id, code } = await propose();
    const batch = await applyPlan(id);
    await act(batch, 'roll-back');
    await settle();
    expect(await readReplies(code)).toEqual([]);
    expect(await findQueued(id)).toMatchObject({ state: 'waiting' });
  });

  it.each(['hidden', 'removed'])('gets no reply in a topic that is %s', async (status) => {
    const { id } = await propose();
    await applyPlan(id);
    await setStatus(id, status);
    await settle();
    const rows = await api.db.query('SELECT FROM community_posts WHERE topic_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('names nobody who was erased, before or after the reply', async () => {
    const [early, late] = [await createPerson(api), await createPerson(api)];
    const topics = [await propose(early), await propose(late)];
    const erase = ({ id, browser }: ConnectUser) =>
      api.db.transaction((manager) =>
        api.app.get(PersonalData).eraseAll({ id, email: browser.email, earlier: [] }, manager),
      );
    for (const { id, code } of topics) {
      await postReply(ana, code);
      await applyPlan(id);
    }
    await erase(early);
    await settle();
    await erase(late);
    const [first, second] = [await read(topics[0]!.code), await read(topics[1]!.code)];
    expect(first.posts).toHaveLength(2);
    expect(second.posts[2]!.html).toContain('@former-member found it');
    for (const { correction } of [first, second]) expect(correction).toBeNull();
    const rows = await api.db.query<object[]>(
      `SELECT text FROM community_posts WHERE text LIKE '%' || $1 || '%' OR text LIKE '%' || $2 || '%'`,
      [early.handle, late.handle],
    );
    expect(rows).toEqual([]);
  });
});

describe('a declined correction', () => {
  it('gets one reply with the reason, and stays declined', async () => {
    const { id, code } = await propose();
    expect((await decline(id)).statusCode).toBe(204);
    expect(toRefusal(await decline(id))).toBe('404 connect.not_found');
    expect(toRefusal(await take(id))).toBe('404 connect.not_found');
    expect(await readReplies(code)).toEqual([
      {
        html: `<p>We checked this and didn’t change our data: ${REASON}</p>`,
        isOfficial: true,
        author: null,
      },
    ]);
    expect((await read(code)).correction).toMatchObject({ state: 'declined', reason: REASON });
  });

  it('is served with its figure, source and reason', async () => {
    const { id, code, slug, correction } = await propose();
    await decline(id);
    const { body } = await api.inject({ url: `/connect/t/${code}/${slug}` });
    expect(body).toContain('Monthly cost for one person, <bdi>Lisbon</bdi>');
    expect(body).toContain(`<a href="${correction!.source}" rel="ugc nofollow noopener">`);
    expect(body).toContain('<b class="plain-tag">Not changed</b>');
    expect(body).toContain(`<p dir="auto">${REASON}</p>`);
  });

  it('escapes the reason', async () => {
    const { id, code } = await propose();
    await admin.browser.request('POST', `${QUEUE}/${id}/decline`, { reason: '<img src=x onerror=alert(1)>' });
    expect((await readReplies(code))[0]!.html).toContain('&lt;img');
  });
});

describe('a topic of another kind', () => {
  it('has no correction', async () => {
    expect((await postTopic(ana, createTopicBody({ kind: 'discussion' }))).correction).toBeNull();
  });
});
