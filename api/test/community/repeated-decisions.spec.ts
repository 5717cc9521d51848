import type { ConnectPerson, Decision, TopicDetail } from '@wanderwork/contracts';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { ModerationJob } from '../../src/modules/moderation/jobs/moderation.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { decideAbout } from './moderating.js';
import {
  CONNECT,
  createPerson,
  postTopic,
  readTopic,
  sendReport,
  toRefusal,
  type ConnectUser,
} from './people.js';

let api: TestApp;
let writer: ConnectUser;
let moderator: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  moderator = await createPerson(api, 'moderator');
});
afterAll(() => api.close());
beforeEach(async () => {
  writer = await createPerson(api);
});

/** The action of a moderator after a report by a visitor. */
const act = async (kind: 'person' | 'topic', objectId: string, action: string, change: object = {}) => {
  await sendReport(new Browser(api), kind, kind === 'person' ? writer.handle : objectId);
  const response = await decideAbout(api, moderator, objectId, action, change);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Decision>();
};

const end = async ({ id }: Decision) => {
  await api.db.query(`UPDATE moderation_decisions SET until = now() - interval '1 second' WHERE id = $1`, [
    id,
  ]);
  await api.app.get(ModerationJob).endDecisions();
};

describe('two decisions of the same kind about one object', () => {
  const readName = async () =>
    (await new Browser(api).request('GET', `${CONNECT}/people/${writer.handle}`)).json<ConnectPerson>().name;

  it('hide a profile until both have ended, which is then as it was', async () => {
    const first = await act('person', writer.id, 'hide', { days: 7 });
    const second = await act('person', writer.id, 'hide', { days: 30 });
    await end(first);
    expect(await readName()).toBe(writer.handle);
    await end(second);
    expect(await readName()).toBe(`Name of ${writer.handle}`);
  });

  it('leave the later label while it applies, and none in the end', async () => {
    const { id, code } = await postTopic(writer);
    const readLabel = async () => (await readTopic(new Browser(api), code)).label;
    const first = await act('topic', id, 'label', { days: 7, value: 'Unclear' });
    const second = await act('topic', id, 'label', { days: 30, value: 'Disputed' });
    await end(first);
    expect(await readLabel()).toBe('Disputed');
    await end(second);
    expect(await readLabel()).toBeNull();
  });

  it('bring back what the earlier one left, if the later one ends first', async () => {
    const { id, code } = await postTopic(writer);
    await act('topic', id, 'label', { days: 30, value: 'Unclear' });
    await end(await act('topic', id, 'label', { days: 7, value: 'Disputed' }));
    expect((await readTopic(new Browser(api), code)).label).toBe('Unclear');
  });
});

describe('another title by a moderator', () => {
  it('replaces the words in the address too, and both come back', async () => {
    const { id, code, slug } = await postTopic(writer, { title: 'Ana Example is a thief' });
    const read = async (): Promise<TopicDetail> => readTopic(new Browser(api), code);
    const decision = await act('topic', id, 'retitle', { days: 7, value: 'A question about a landlord' });
    expect(await read()).toMatchObject({
      title: 'A question about a landlord',
      slug: 'a-question-about-a-landlord',
    });
    await end(decision);
    expect(await read()).toMatchObject({ title: 'Ana Example is a thief', slug });
  });
});

describe('the end of an account', () => {
  const propose = async () => {
    await sendReport(new Browser(api), 'person', writer.handle);
    const admin = await createPerson(api, 'admin');
    return (await decideAbout(api, admin, writer.id, 'end-account')).json<Decision>();
  };
  const confirm = ({ browser }: ConnectUser, { id }: Decision) =>
    browser.request('POST', `${CONNECT}/moderation/actions/${id}/confirm`);

  it.each([
    ['reported the person', ({ browser }: ConnectUser) => sendReport(browser, 'person', writer.handle)],
    [
      'blocked the person',
      ({ browser }: ConnectUser) => browser.request('PUT', `${CONNECT}/blocks/${writer.handle}`),
    ],
  ])('is not confirmed by an admin who %s', async (_case, prepare) => {
    const admin = await createPerson(api, 'admin');
    await prepare(admin);
    const decision = await propose();
    expect(toRefusal(await confirm(admin, decision))).toBe('403 connect.moderator_required');
    const listed = await admin.browser.request('GET', `${CONNECT}/moderation/actions/proposed`);
    expect(listed.json()).toContainEqual(expect.objectContaining({ id: decision.id, canConfirm: false }));
    expect(await writer.browser.isSignedIn()).toBe(true);
  });
});

describe('a topic that a moderator left as it is', () => {
  it('is not held again because the same people report it again', async () => {
    const { id, code } = await postTopic(writer);
    const reporters = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
    const reportAll = async () => {
      for (const { browser } of reporters) await sendReport(browser, 'topic', id);
    };
    await reportAll();
    await decideAbout(api, moderator, id, 'no-action');
    await reportAll();
    expect((await readTopic(writer.browser, code)).status).toBe('published');
    for (let others = 0; others < 3; others += 1)
      await sendReport((await createPerson(api)).browser, 'topic', id);
    expect((await readTopic(writer.browser, code)).status).toBe('held');
  });
});

describe('a held topic that nobody reviewed in time', () => {
  it('is not held again because one of those who reported it does so again', async () => {
    const { id, code } = await postTopic(writer);
    const reporters = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
    for (const { browser } of reporters) await sendReport(browser, 'topic', id);
    await api.db.query(`UPDATE community_posts SET held_at = now() - interval '49 hours' WHERE id = $1`, [
      id,
    ]);
    await api.app.get(CommunityJob).publishOverdueHolds();
    await sendReport(reporters[0]!.browser, 'topic', id);
    expect((await readTopic(writer.browser, code)).status).toBe('published');
  });
});
