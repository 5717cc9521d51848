import { PermanentLinks } from '../../src/modules/links/index.js';
import { createPicture, getPngHeaders } from './account.js';
import {
  CONNECT,
  createId,
  createCorrectionBody,
  createTopicBody,
  postReply,
  postTopic,
  sendReport,
} from '../community/people.js';
import { exchangeReplies, MESSAGES, request, REQUEST_TEXT } from '../messages/writers.js';
import { createPerson } from './connect-person.js';
import { meetupRecipes } from './meetups.js';
import type { Recipe, Recipes } from './recipe.js';
import type { World } from './world.js';

/** A case that the admin has leased, about a topic of somebody. */
const createLeasedCase = async (world: World) => {
  const person = await createPerson(world);
  const topic = await postTopic(person);
  await sendReport(world.visitor(), 'topic', topic.id);
  const { id } = await world.row<{ id: string }>('SELECT id FROM moderation_cases WHERE object_id = $1', [
    topic.id,
  ]);
  await world.admin.request('POST', `${CONNECT}/moderation/cases/${id}/lease`);
  return { person, id };
};

const explanation = 'This breaks the rule, as its second line shows.';
const toAction = (caseId: string, action: string) => ({
  ...{ id: createId(), case: caseId, action, rule: 'no-spam', explanation },
});

const createDecision = async (world: World, action = 'hide') => {
  const { person, id } = await createLeasedCase(world);
  const body = toAction(id, action);
  await world.admin.request('POST', `${CONNECT}/moderation/actions`, body);
  return { person, id: body.id };
};

const createAdmin = async ({ member, api }: World) => {
  const browser = await member();
  await api.db.query('UPDATE users SET is_admin = true WHERE email = $1', [browser.email]);
  return browser;
};

const withOther =
  (path: (handle: string) => string, body?: object): Recipe =>
  async (world) => ({
    caller: await world.member(),
    url: `${CONNECT}/${path((await createPerson(world)).handle)}`,
    ...(body && { body }),
  });

const withModerator =
  (body?: object): Recipe =>
  async (world) => ({
    caller: world.admin,
    url: `${CONNECT}/moderation/moderators/${(await createPerson(world)).handle}`,
    ...(body && { body }),
  });

const withQuestion =
  (method: 'PUT' | 'DELETE'): Recipe =>
  async (world) => {
    const person = await createPerson(world);
    const { code } = await postTopic(person);
    const { id } = await postReply(person, code);
    const url = `${CONNECT}/topics/${code}/accepted`;
    return { caller: person.browser, url, ...(method === 'PUT' && { body: { post: id } }) };
  };

const withReaction: Recipe = async (world) => {
  const { id } = await postTopic(await createPerson(world));
  return { caller: await world.member(), url: `${CONNECT}/posts/${id}/reactions/thanks` };
};

const withStay: Recipe = async (world) => {
  const { browser } = await createPerson(world);
  const url = `${CONNECT}/stays/${createId()}`;
  const [from, to] = [10, 20].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await browser.request('PUT', url, { city: 'lisbon', from, to });
  return { caller: browser, url: `${url}/hand` };
};
/** A question about visas whose answer was accepted two years ago. */
const withOldAnswer =
  (method: 'PUT' | 'DELETE'): Recipe =>
  async (world) => {
    const person = await createPerson(world);
    const { code, id } = await postTopic(person, { tags: ['visas'] });
    const { id: post } = await postReply(await createPerson(world), code);
    await person.browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post });
    await world.api.db.query(
      `UPDATE community_topics SET answer_checked_at = now() - interval '2 years' WHERE id = $1`,
      [id],
    );
    const url = `${CONNECT}/topics/${code}/still-true`;
    return { caller: person.browser, url, ...(method === 'PUT' && { body: { post, vote: 'changed' } }) };
  };

let proposedCost = 3_000;

const withCorrection =
  (action: 'take' | 'decline', body: object): Recipe =>
  async (world) => {
    proposedCost += 1;
    const { id } = await postTopic(
      await createPerson(world),
      createCorrectionBody({ value: String(proposedCost) }),
    );
    return { caller: world.admin, url: `/api/admin/cities/corrections/${id}/${action}`, body, costly: true };
  };

const createRequest = async (world: World) => {
  const [from, to] = [await createPerson(world), await createPerson(world)];
  await exchangeReplies(from, to);
  return { to, id: await request(from, to) };
};

/** An action on a request by whoever received it. */
const withRequest =
  (path: string, body?: object): Recipe =>
  async (world) => {
    const { to, id } = await createRequest(world);
    return { caller: to.browser, url: `${MESSAGES}/${id}${path}`, ...(body && { body }) };
  };

const until = new Date(Date.now() + 30 * 86_400_000).toISOString();

export const connectRecipes: Recipes = {
  ...meetupRecipes,
  'PUT /api/connect/profile': async ({ member }) => ({
    caller: await member(),
    url: `${CONNECT}/profile`,
    body: {
      handle: `p${createId().replaceAll('-', '').slice(-12)}`,
      name: 'Ana',
      about: 'Likes ports',
      languages: ['pt'],
      homeCity: 'porto',
    },
  }),
  'PUT /api/connect/profile/picture': async (world) => ({
    caller: (await createPerson(world)).browser,
    url: `${CONNECT}/profile/picture`,
    body: await createPicture(),
    headers: getPngHeaders,
  }),
  'DELETE /api/connect/profile/picture': async ({ member }) => ({
    caller: await member(),
    url: `${CONNECT}/profile/picture`,
  }),
  'PUT /api/connect/blocks/:handle': withOther((handle) => `blocks/${handle}`),
  'PUT /api/connect/mutes/:handle': withOther((handle) => `mutes/${handle}`),
  'PUT /api/connect/places/:kind/:slug/keep-open': async ({ admin }) => ({
    caller: admin,
    url: `${CONNECT}/places/city/lisbon/keep-open`,
    body: { reason: 'A festival brings many people.', until },
  }),
  'DELETE /api/connect/places/:kind/:slug/keep-open': async ({ admin }) => ({
    caller: admin,
    url: `${CONNECT}/places/city/lisbon/keep-open`,
  }),
  'POST /api/connect/topics': async (world) => ({
    caller: (await createPerson(world)).browser,
    url: `${CONNECT}/topics`,
    body: createTopicBody({ tags: ['housing'] }),
    costly: true,
  }),
  'POST /api/connect/topics/:code/posts': async (world) => {
    const person = await createPerson(world);
    const { code, id } = await postTopic(person, { text: 'The rooms are small here.' });
    return {
      caller: person.browser,
      url: `${CONNECT}/topics/${code}/posts`,
      body: {
        id: createId(),
        text: 'They are.',
        replyTo: id,
        quotes: [{ post: id, text: 'rooms are small' }],
      },
      costly: true,
    };
  },
  'POST /api/connect/pictures': async ({ member }) => ({
    caller: await member(),
    url: `${CONNECT}/pictures`,
    body: await createPicture(),
    headers: getPngHeaders,
  }),
  'PUT /api/connect/topics/:code/accepted': withQuestion('PUT'),
  'DELETE /api/connect/topics/:code/accepted': withQuestion('DELETE'),
  'PUT /api/connect/topics/:code/still-true': withOldAnswer('PUT'),
  'DELETE /api/connect/topics/:code/still-true': withOldAnswer('DELETE'),
  'POST /api/admin/cities/corrections/:id/take': withCorrection('take', {
    grade: 'measured',
    newSource: { title: 'City council rents', licence: 'CC BY 4.0' },
    note: 'Checked by hand.',
  }),
  'POST /api/admin/cities/corrections/:id/decline': withCorrection('decline', {
    reason: 'The source is about another city.',
  }),
  'PATCH /api/connect/posts/:id': async (world) => {
    const person = await createPerson(world);
    const { id } = await postTopic(person);
    const body = { revision: 1, text: 'Another text.', title: 'Another title for it', tags: ['visas'] };
    return { caller: person.browser, url: `${CONNECT}/posts/${id}`, body, costly: true };
  },
  'DELETE /api/connect/posts/:id': async (world) => {
    const person = await createPerson(world);
    const { id } = await postTopic(person);
    return { caller: person.browser, url: `${CONNECT}/posts/${id}` };
  },
  'PUT /api/connect/posts/:id/reactions/:kind': withReaction,
  'DELETE /api/connect/posts/:id/reactions/:kind': withReaction,
  'PUT /api/connect/stays/:id/hand': withStay,
  'DELETE /api/connect/stays/:id/hand': withStay,
  'PUT /api/connect/push-subscriptions/:id': async ({ member }) => ({
    caller: await member(),
    url: `${CONNECT}/push-subscriptions/${createId()}`,
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${createId()}`,
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
    },
  }),
  'POST /api/connect/unsubscribe/:kind/:token': async (world) => {
    const userId = await world.userId(await world.member());
    const token = world.api.app.get(PermanentLinks).createToken('connect-unsubscribe replies', userId);
    const url = `${CONNECT}/unsubscribe/replies/${token}`;
    return { caller: world.visitor(), url, body: { 'List-Unsubscribe': 'One-Click' } };
  },
  'POST /api/connect/preview': async ({ member }) => ({
    caller: await member(),
    url: `${CONNECT}/preview`,
    body: { text: 'Some **text**.' },
    costly: true,
  }),
  'POST /api/connect/messages': async (world) => {
    const [from, to] = [await createPerson(world), await createPerson(world)];
    await exchangeReplies(from, to);
    const body = { id: createId(), to: to.handle, text: REQUEST_TEXT };
    return { caller: from.browser, url: MESSAGES, body, costly: true };
  },
  'PUT /api/connect/messages/settings': async ({ member }) => ({
    caller: await member(),
    url: `${MESSAGES}/settings`,
    body: { isOn: false },
  }),
  'POST /api/connect/messages/:id/accept': withRequest('/accept'),
  'POST /api/connect/messages/:id/decline': withRequest('/decline'),
  'POST /api/connect/messages/:id/read': withRequest('/read', { number: 1 }),
  'DELETE /api/connect/messages/:id': withRequest(''),
  'POST /api/connect/reports': async (world) => {
    const { id } = await postTopic(await createPerson(world));
    return {
      caller: await world.member(),
      url: `${CONNECT}/reports`,
      body: { id: createId(), kind: 'topic', object: id, reason: 'other', text: 'Please have a look.' },
    };
  },
  'POST /api/connect/decisions/:id/appeal': async (world) => {
    const { person, id } = await createDecision(world);
    const body = { text: 'I only answered the question.' };
    return { caller: person.browser, url: `${CONNECT}/decisions/${id}/appeal`, body };
  },
  'POST /api/connect/moderation/cases/:id/lease': async (world) => {
    const { id } = await createLeasedCase(world);
    return { caller: world.admin, url: `${CONNECT}/moderation/cases/${id}/lease` };
  },
  'POST /api/connect/moderation/actions': async (world) => {
    const { id } = await createLeasedCase(world);
    const body = { ...toAction(id, 'label'), days: 7, value: 'May be out of date' };
    return { caller: world.admin, url: `${CONNECT}/moderation/actions`, body, costly: true };
  },
  'POST /api/connect/moderation/actions/:id/confirm': async (world) => {
    const { id } = await createDecision(world, 'end-account');
    const caller = await createAdmin(world);
    return { caller, url: `${CONNECT}/moderation/actions/${id}/confirm` };
  },
  'PUT /api/connect/moderation/appeals/:id': async (world) => {
    const { person, id } = await createDecision(world);
    await person.browser.request('POST', `${CONNECT}/decisions/${id}/appeal`, {
      text: 'This was a mistake.',
    });
    const { id: caseId } = await world.row<{ id: string }>(
      'SELECT id FROM moderation_cases WHERE action_id = $1',
      [id],
    );
    const caller = await createAdmin(world);
    await caller.request('POST', `${CONNECT}/moderation/cases/${caseId}/lease`);
    return {
      caller,
      url: `${CONNECT}/moderation/appeals/${caseId}`,
      body: { outcome: 'reversed', explanation },
    };
  },
  'PUT /api/connect/moderation/moderators/:handle': withModerator({
    regions: ['southern-europe'],
    reason: 'Knows the region well.',
    until,
  }),
  'DELETE /api/connect/moderation/moderators/:handle': withModerator(),
};
