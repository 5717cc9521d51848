import type { ConnectNotification, ConnectPost, TopicDetail, TopicPage } from '@wanderwork/contracts';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createPerson,
  postReply,
  postTopic,
  readTopic,
  toRefusal,
  type ConnectUser,
} from './people.js';
import { startAppWithTopicPages } from './served-topics.js';

let api: TestApp;
let ana: ConnectUser;
let author: ConnectUser;
let voters: [ConnectUser, ConnectUser, ConnectUser, ConnectUser];
beforeAll(async () => {
  api = await startAppWithTopicPages();
  [ana, author] = [await createPerson(api), await createPerson(api)];
  voters = [
    await createPerson(api),
    await createPerson(api),
    await createPerson(api),
    await createPerson(api),
  ];
});
afterAll(() => api.close());
beforeEach(() => api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`));

interface Question extends TopicDetail {
  answer: ConnectPost;
}

const makeOld = (id: string, interval = '12 months') =>
  api.db.query('UPDATE community_topics SET answer_checked_at = now() - $2::interval WHERE id = $1', [
    id,
    interval,
  ]);
const accept = (code: string, post: string) =>
  ana.browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post });

/** A question whose answer was accepted a year ago. */
const createOldQuestion = async (change: object = { tags: ['visas'] }): Promise<Question> => {
  const topic = await postTopic(ana, change);
  const answer = await postReply(author, topic.code);
  await accept(topic.code, answer.id);
  await makeOld(topic.id);
  return { ...topic, answer };
};

const vote = ({ browser }: ConnectUser, { code, answer }: Question, choice: string) =>
  browser.request('PUT', `${CONNECT}/topics/${code}/still-true`, { post: answer.id, vote: choice });
const voteAll = async (question: Question, people: readonly ConnectUser[], choice = 'changed') => {
  for (const person of people) expect((await vote(person, question, choice)).statusCode).toBe(204);
};
const isUnanswered = async ({ id }: Question): Promise<boolean> =>
  (await new Browser(api).request('GET', `${CONNECT}/topics?sort=unanswered`))
    .json<TopicPage>()
    .items.some((topic) => topic.id === id);
const readState = async ({ code }: Question, who = new Browser(api)) => {
  const { answerCheck, isAnswered, isOutdated, acceptedPostId } = await readTopic(who, code);
  return { state: answerCheck?.state ?? null, isAnswered, isOutdated, acceptedPostId };
};
const listKinds = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/notifications`))
    .json<{ items: ConnectNotification[] }>()
    .items.map(({ kind, title, actor }) => ({ kind, title, actor }));

describe('an accepted answer', () => {
  it.each(['visas', 'tax', 'safety'])('on %s is asked about after 12 months', async (tag) => {
    const question = await createOldQuestion({ tags: [tag] });
    expect((await readState(question)).state).toBe('asked');
    await makeOld(question.id, '12 months - 1 minute');
    expect((await readState(question)).state).toBeNull();
  });

  it('on anything else is not', async () => {
    const question = await createOldQuestion({ tags: ['housing'] });
    expect((await readState(question)).state).toBeNull();
    expect(toRefusal(await vote(voters[0], question, 'changed'))).toBe('409 connect.answer_checked');
  });

  it('starts its age anew when another one is accepted, and has none without acceptance', async () => {
    const question = await createOldQuestion();
    const other = await postReply(voters[0], question.code);
    await accept(question.code, other.id);
    expect(await readState(question)).toMatchObject({ state: null, acceptedPostId: other.id });
    await ana.browser.request('DELETE', `${CONNECT}/topics/${question.code}/accepted`);
    const [row] = await api.db.query('SELECT answer_checked_at FROM community_topics WHERE id = $1', [
      question.id,
    ]);
    expect(row).toEqual({ answer_checked_at: null });
  });
});

describe('votes', () => {
  it('count once per person, can be changed and taken back', async () => {
    const question = await createOldQuestion();
    await vote(voters[0], question, 'changed');
    await vote(voters[0], question, 'changed');
    await vote(voters[0], question, 'still-true');
    const readOwn = async () => (await readTopic(voters[0].browser, question.code)).answerCheck?.ownVote;
    expect(await readOwn()).toBe('still-true');
    expect((await readTopic(voters[1].browser, question.code)).answerCheck?.ownVote).toBeNull();
    await voteAll(question, [voters[1], voters[2]]);
    expect(await readState(question)).toMatchObject({ state: 'asked', isOutdated: false });
    const url = `${CONNECT}/topics/${question.code}/still-true`;
    expect((await voters[0].browser.request('DELETE', url)).statusCode).toBe(204);
    expect(await readOwn()).toBeNull();
  });

  it('are for members', async () => {
    const question = await createOldQuestion();
    expect(toRefusal(await vote(await createPerson(api, 'new'), question, 'changed'))).toBe(
      '403 connect.member_required',
    );
  });

  it('of the author and of people whom the author blocked are refused', async () => {
    const question = await createOldQuestion();
    expect(toRefusal(await vote(author, question, 'still-true'))).toBe('400 validation.failed');
    const blocked = await createPerson(api);
    await author.browser.request('PUT', `${CONNECT}/blocks/${blocked.handle}`);
    expect(toRefusal(await vote(blocked, question, 'changed'))).toBe('403 connect.refused');
  });

  it('are refused for another post, and while the topic is closed or hidden', async () => {
    const question = await createOldQuestion();
    const other = await postReply(ana, question.code);
    expect(toRefusal(await vote(voters[0], { ...question, answer: other }, 'changed'))).toBe(
      '409 connect.answer_checked',
    );
    await api.db.query('UPDATE community_topics SET closed_at = now() WHERE id = $1', [question.id]);
    expect(toRefusal(await vote(voters[0], question, 'changed'))).toBe('409 connect.closed');
    await api.db.query(`UPDATE community_topics SET status = 'hidden' WHERE id = $1`, [question.id]);
    expect(toRefusal(await vote(voters[0], question, 'changed'))).toBe('404 connect.not_found');
  });

  it('of three people for "Changed" reopen the question, and tell its author and the asker', async () => {
    const question = await createOldQuestion();
    await voteAll(question, voters.slice(0, 2));
    expect(await isUnanswered(question)).toBe(false);
    await voteAll(question, [voters[2], voters[2]]);
    expect(await readState(question)).toEqual({
      state: 'outdated',
      isAnswered: false,
      isOutdated: true,
      acceptedPostId: question.answer.id,
    });
    expect(await isUnanswered(question)).toBe(true);
    const notification = { kind: 'outdated', title: question.title, actor: null };
    expect(await listKinds(author)).toContainEqual(notification);
    expect(await listKinds(ana)).toContainEqual(notification);
    expect(await listKinds(voters[2])).not.toContainEqual(notification);
  });

  it('at the same time tell them once', async () => {
    const question = await createOldQuestion();
    await Promise.all(voters.map((person) => vote(person, question, 'changed')));
    const [row] = await api.db.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM notifications WHERE kind = 'outdated' AND object_id = $1`,
      [question.answer.id],
    );
    expect(row.count).toBe(2);
  });

  it('of three people for "Yes, still true" confirm the answer, and the deciding one can be sent again', async () => {
    const question = await createOldQuestion();
    await voteAll(question, [voters[0]]);
    await voteAll(question, [voters[1], voters[2], voters[3], voters[3]], 'still-true');
    expect(await readState(question)).toMatchObject({ state: null, isAnswered: true });
    expect(toRefusal(await vote(voters[1], question, 'changed'))).toBe('409 connect.answer_checked');
    await makeOld(question.id, '11 months');
    expect((await readState(question)).state).toBeNull();
  });

  it('no longer count once they are a year old', async () => {
    const question = await createOldQuestion();
    await voteAll(question, voters.slice(0, 2));
    await api.db.query(
      `UPDATE community_answer_votes SET at = at - interval '13 months' WHERE topic_id = $1`,
      [question.id],
    );
    await voteAll(question, [voters[2]]);
    expect((await readState(question)).state).toBe('asked');
    await api.app.get(CommunityJob).sweep();
    const rows = await api.db.query('SELECT user_id FROM community_answer_votes WHERE topic_id = $1', [
      question.id,
    ]);
    expect(rows).toEqual([{ user_id: voters[2].id }]);
  });
});

describe('a question whose answer may be out of date', () => {
  const createOutdated = async (): Promise<Question> => {
    const question = await createOldQuestion();
    await voteAll(question, voters.slice(0, 3));
    return question;
  };

  it('is answered again once the answer is accepted again or edited', async () => {
    const [accepted, edited] = [await createOutdated(), await createOutdated()];
    await accept(accepted.code, accepted.answer.id);
    await author.browser.request('PATCH', `${CONNECT}/posts/${edited.answer.id}`, {
      revision: 1,
      text: 'The rule of 2026 asks for twice as much.',
    });
    for (const question of [accepted, edited]) {
      expect(await readState(question)).toMatchObject({ state: null, isAnswered: true, isOutdated: false });
      expect(await isUnanswered(question)).toBe(false);
    }
  });

  it('is answered again once more people say that it is still true', async () => {
    const question = await createOutdated();
    await voteAll(question, [voters[0]], 'still-true');
    await voteAll(question, [voters[1]], 'still-true');
    expect(await readState(question)).toMatchObject({ state: 'outdated' });
    await voteAll(question, [voters[3]], 'still-true');
    expect(await readState(question)).toMatchObject({ state: null, isAnswered: true });
  });

  it('is unanswered once its answer is removed', async () => {
    const question = await createOutdated();
    await author.browser.request('DELETE', `${CONNECT}/posts/${question.answer.id}`);
    expect(await readState(question)).toEqual({
      state: null,
      isAnswered: false,
      isOutdated: false,
      acceptedPostId: null,
    });
    expect(await isUnanswered(question)).toBe(true);
  });

  it('shows its answer as one of several to search engines, labeled for readers', async () => {
    const question = await createOutdated();
    const { body } = await api.inject({ url: `/connect/t/${question.code}/${question.slug}` });
    expect(body).toContain('<b class="plain-tag">May be out of date</b>');
    expect(body).not.toContain('"acceptedAnswer"');
    expect(body).toContain('"suggestedAnswer"');
  });
});
