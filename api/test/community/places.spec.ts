import type { ConnectPlace, TopicPage } from '@wanderwork/contracts';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { CONNECT, createPerson, postReply, postTopic, toRefusal, type ConnectUser } from './people.js';

let api: TestApp;
let visitor: Browser;
beforeAll(async () => {
  api = await startTestApp();
  visitor = new Browser(api);
});
afterAll(() => api.close());

const readPlace = async (path: string, who = visitor) =>
  (await who.request('GET', `${CONNECT}/places/${path}`)).json<ConnectPlace>();
const evaluate = () => api.app.get(CommunityJob).evaluatePlaces();
const follow = ({ browser }: ConnectUser, target: string, level = 'everything') =>
  browser.request('PUT', `${CONNECT}/follows/${target}`, { level });
const createPeople = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(api)));

describe('the starter page', () => {
  it('of each city has five figures: known ones with a source, unknown ones as questions', async () => {
    const cities = await api.db.query<{ slug: string; name: string }[]>('SELECT slug, name FROM cities');
    expect(cities).toHaveLength(316);
    for (const { slug, name } of cities) {
      const { starter, isOpen } = await readPlace(`city/${slug}`);
      expect([slug, isOpen, starter!.figures.length]).toEqual([slug, false, 5]);
      for (const { value, source, question } of starter!.figures) {
        if (value === null) expect(question).toMatch(new RegExp(`in ${name}: we don’t have a source yet`));
        else expect([question, source]).toEqual([null, expect.stringMatching(/\w/)]);
      }
    }
  });

  it('has the art, the score, the climate of this month, guides and tools of the city', async () => {
    const { starter, parent } = await readPlace('city/lisbon');
    expect(starter).toMatchObject({
      imageUrl: '/api/art/cities/lisbon.svg',
      irex: expect.any(Number),
      climate: { tempC: expect.any(Number) },
      tools: [
        { name: 'budget', city: 'lisbon', timeZone: 'Europe/Lisbon' },
        { name: 'team-hours', city: 'lisbon', timeZone: 'Europe/Lisbon' },
      ],
    });
    expect(parent).toEqual({ kind: 'region', slug: 'southern-europe', name: 'Southern Europe' });
  });

  it.each(['city/atlantis', 'region/atlantis', 'planet/earth', 'city/a%00b'])(
    'does not exist for %s',
    async (path) => {
      const response = await visitor.request('GET', `${CONNECT}/places/${path}`);
      expect(toRefusal(response)).toBe('404 connect.place_unknown');
    },
  );
});

describe('a city', () => {
  it('opens with ten posts by five people, which moves no topic, and folds without writers', async () => {
    const people = await createPeople(5);
    const { code, id } = await postTopic(people[0]!, { place: 'city:porto' });
    for (let count = 0; count < 8; count += 1) await postReply(people[count % 4]!, code);
    await evaluate();
    expect((await readPlace('city/porto')).isOpen).toBe(false);
    await postReply(people[4]!, code);
    await evaluate();
    expect((await readPlace('city/porto')).isOpen).toBe(true);
    expect((await readPlace('region/southern-europe')).isOpen).toBe(true);
    await api.db.query(`UPDATE community_posts SET created_at = created_at - interval '121 days'`);
    await evaluate();
    expect((await readPlace('city/porto')).isOpen).toBe(true);
    await api.db.query(`UPDATE community_places SET changed_at = changed_at - interval '31 days'`);
    await evaluate();
    expect((await readPlace('city/porto')).isOpen).toBe(false);
    const { items } = (await visitor.request('GET', `${CONNECT}/topics?place=city:porto`)).json<TopicPage>();
    expect(items).toMatchObject([{ id, place: { slug: 'porto' } }]);
  });

  it('opens with fifteen followers and three writers', async () => {
    const people = await createPeople(15);
    for (const person of people.slice(0, 14)) await follow(person, 'city:faro');
    for (const person of people.slice(0, 3)) await postTopic(person, { place: 'city:faro' });
    await follow(people[14]!, 'city:faro', 'nothing');
    await evaluate();
    expect((await readPlace('city/faro')).isOpen).toBe(false);
    await follow(people[14]!, 'city:faro');
    await evaluate();
    expect(await readPlace('city/faro')).toMatchObject({ isOpen: true, followers: 15 });
  });

  it('does not open through posts of the operator, or through hidden ones', async () => {
    const [admins, people] = [
      await Promise.all(Array.from({ length: 5 }, () => createPerson(api, 'admin'))),
      await createPeople(5),
    ];
    for (const person of [...admins, ...people]) await postTopic(person, { place: 'city:madrid' });
    for (const person of [...admins, ...people]) await postTopic(person, { place: 'city:madrid' });
    await api.db.query(
      `UPDATE community_posts SET status = 'hidden' WHERE id IN (SELECT id FROM community_topics
       WHERE city = 'madrid' AND NOT is_official LIMIT 1)`,
    );
    await evaluate();
    expect((await readPlace('city/madrid')).isOpen).toBe(false);
  });

  it('stays open while a moderator keeps it open', async () => {
    const moderator = await createPerson(api, 'moderator');
    const keepOpen = (path: string, days: number) =>
      moderator.browser.request('PUT', `${CONNECT}/places/${path}/keep-open`, {
        reason: 'A festival brings many people.',
        until: new Date(Date.now() + days * 86_400_000).toISOString(),
      });
    expect(toRefusal(await keepOpen('city/tokyo', 20))).toBe('403 connect.moderator_required');
    expect(toRefusal(await keepOpen('city/valencia', 400))).toBe('400 validation.failed');
    expect((await keepOpen('city/valencia', 20)).statusCode).toBe(204);
    await evaluate();
    expect(await readPlace('city/valencia')).toMatchObject({
      isOpen: true,
      keptOpenUntil: expect.any(String),
    });
    await moderator.browser.request('DELETE', `${CONNECT}/places/city/valencia/keep-open`);
    expect(await readPlace('city/valencia')).toMatchObject({ isOpen: false, keptOpenUntil: null });
  });
});

describe('followers', () => {
  it('are counted from five upward', async () => {
    const people = await createPeople(5);
    for (const person of people.slice(1)) await follow(person, 'city:berlin');
    expect((await readPlace('city/berlin')).followers).toBeNull();
    await follow(people[0]!, 'city:berlin', 'mentions');
    expect((await readPlace('city/berlin')).followers).toBe(5);
    expect((await readPlace('city/berlin', people[0]!.browser)).follow).toBe('mentions');
  });

  it('choose a level per place and per topic', async () => {
    const ana = await createPerson(api);
    const { code, id } = await postTopic(await createPerson(api), { title: 'Where is the night market?' });
    await follow(ana, 'city:porto', 'mentions');
    await follow(ana, 'region:southern-europe');
    await follow(ana, `topic:${code}`, 'nothing');
    const list = async () => (await ana.browser.request('GET', `${CONNECT}/follows`)).json();
    expect(await list()).toEqual([
      { target: `topic:${code}`, level: 'nothing', title: 'Where is the night market?' },
      { target: 'region:southern-europe', level: 'everything', title: 'Southern Europe' },
      { target: 'city:porto', level: 'mentions', title: 'Porto' },
    ]);
    await api.db.query(`UPDATE community_topics SET status = 'hidden' WHERE id = $1`, [id]);
    expect(await list()).toMatchObject([{ title: null }, {}, {}]);
    await api.db.query(`UPDATE community_topics SET status = 'published' WHERE id = $1`, [id]);
    await ana.browser.request('DELETE', `${CONNECT}/follows/topic:${code}`);
    expect(await list()).toHaveLength(2);
    for (const target of ['city:atlantis', 'topic:aaaaaaaa', 'nonsense'])
      expect(toRefusal(await follow(ana, target))).toBe('404 connect.place_unknown');
  });
});
