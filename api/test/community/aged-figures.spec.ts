import { formatThenAndNow } from '@wanderwork/contracts';
import { CitiesService } from '../../src/modules/cities/index.js';
import { type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { createPerson, postReply, postTopic, readTopic, type ConnectUser } from './people.js';
import { startAppWithTopicPages } from './served-topics.js';

let api: TestApp;
let ana: ConnectUser;
let admin: ConnectUser;
beforeAll(async () => {
  api = await startAppWithTopicPages();
  ana = await createPerson(api);
  admin = await createPerson(api, 'admin');
});
afterAll(() => api.close());

const CITY = 'porto';
const TEXT = `You need {{city:${CITY}.monthlyCost}} a month. It has {{city:${CITY}.download}}.`;

const setFigure = async (value: string, cell = 'monthly_cost') => {
  const url = `/api/admin/cities/${CITY}/figures`;
  const { figures } = (await admin.browser.request('GET', url)).json<{
    figures: { cell: string; seen: string }[];
  }>();
  const { seen } = figures.find((figure) => figure.cell === cell)!;
  const origin = value === '' ? {} : { source: 'cost-model', year: '2026', grade: 'estimate' };
  const changes = [{ cell, value, seen, ...origin }];
  const response = await admin.browser.request('PUT', url, { changes, reason: 'New prices' });
  expect(response.statusCode).toBe(200);
};

/** A topic that cites the monthly cost, written in 2025. */
const createOldTopic = async () => {
  const topic = await postTopic(ana, { place: `city:${CITY}`, text: `${TEXT} ${Math.random()}` });
  await api.db.query(`UPDATE community_post_figures SET cited_at = '2025-06-01' WHERE post_id = $1`, [
    topic.id,
  ]);
  return topic;
};

const readFigures = async (code: string) =>
  (await readTopic(new Browser(api), code)).posts.map(({ figures }) => figures);

describe('figures that a post cites', () => {
  it('are shown then and now once they changed, in the app, served pages and feeds', async () => {
    await setFigure('1800');
    const topic = await createOldTopic();
    await setFigure('1930');
    const [figures] = await readFigures(topic.code);
    const changed = figures!.find(({ name }) => name === `${CITY}.monthlyCost`)!;
    expect(changed).toMatchObject({ then: '$1,800', now: '$1,930', citedIn: 2025 });
    expect(formatThenAndNow(changed)).toBe('Then $1,800 (2025), now $1,930');
    for (const url of [`/connect/t/${topic.code}/${topic.slug}`, `/connect/feeds/city/${CITY}/feed.json`]) {
      const body = (await api.inject({ url })).body.replaceAll('\\u003c', '<');
      expect(body).toContain('Then $1,800 (2025), now $1,930');
      expect(body).not.toContain('download speed</b>');
    }
  });

  it('are not shown as changed where the printed value is the same', async () => {
    await setFigure('1800.0000001');
    const topic = await createOldTopic();
    await setFigure('1800.0000002');
    const { body } = await api.inject({ url: `/connect/t/${topic.code}/${topic.slug}` });
    expect(body).not.toContain('Then $1,800');
  });

  it('are shown as no longer known once they vanished', async () => {
    await setFigure('1800');
    const topic = await createOldTopic();
    await setFigure('');
    const { body } = await api.inject({ url: `/connect/t/${topic.code}/${topic.slug}` });
    expect(body).toContain('Then $1,800 (2025), no longer known');
    await setFigure('1800');
  });

  it('are read once per city, however many posts cite it', async () => {
    const { code } = await createOldTopic();
    for (let count = 0; count < 5; count += 1)
      await postReply(ana, code, { text: `{{city:${CITY}.monthlyCost}} in my reply ${count}` });
    await setFigure('1999');
    const find = jest.spyOn(api.app.get(CitiesService), 'find');
    const pages = [await readFigures(code), await readFigures(code)];
    expect(find).toHaveBeenCalledTimes(1);
    expect(pages.map((figures) => figures.flat().filter(({ now }) => now === '$1,999').length)).toEqual([
      6, 6,
    ]);
  });
});
