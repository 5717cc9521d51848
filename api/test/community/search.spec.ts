import type { TopicSearchPage } from '@wanderwork/contracts';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { CONNECT, createPerson, postReply, postTopic, toRefusal, type ConnectUser } from './people.js';

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  [ana, bo] = [await createPerson(api, 'admin'), await createPerson(api)];
});
afterAll(() => api.close());
// The limits of a day are tested with posts.
beforeEach(() => api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`));

const send = (query: Record<string, string>, who = new Browser(api)) =>
  who.request('GET', `${CONNECT}/search?${new URLSearchParams(query)}`);
const search = async (query: Record<string, string>, who?: Browser) =>
  (await send(query, who)).json<TopicSearchPage>();
const toIds = ({ items }: TopicSearchPage) => items.map(({ id }) => id);
const findHighlights = (parts: { text: string; found: boolean }[]) =>
  parts.filter(({ found }) => found).map(({ text }) => text);

describe('a search in Connect', () => {
  it('finds stems, ranks titles above replies, and shows the post that fits', async () => {
    const inReply = await postTopic(ana, { title: 'Where do people stay in spring?' });
    const { number } = await postReply(bo, inReply.code, {
      text: 'Take a houseboat, a *houseboat* is quiet.',
    });
    const inTitle = await postTopic(ana, { title: 'Are houseboats warm enough?' });
    const found = await search({ q: 'houseboats' });
    expect(toIds(found)).toEqual([inTitle.id, inReply.id]);
    expect(found).toMatchObject({ total: 2, corrected: null, nextKey: null });
    expect(found.items[0]).toMatchObject({ number: 1, readUpTo: null });
    expect(findHighlights(found.items[0]!.found.title)).toEqual(['houseboats']);
    expect(found.items[1]!.number).toBe(number);
    expect(findHighlights(found.items[1]!.found.passage)).toEqual(['houseboat', 'houseboat']);
  });

  it('corrects a typing error with words of posts that everybody can read', async () => {
    const { id } = await postTopic(ana, { title: 'A good carpenter for a desk?' });
    expect(await search({ q: 'carpneter' })).toMatchObject({ corrected: 'carpenter', items: [{ id }] });
    await api.db.query(`UPDATE community_topics SET status = 'hidden' WHERE id = $1`, [id]);
    expect(await search({ q: 'carpneter' })).toMatchObject({ corrected: null, items: [] });
  });

  it('looks for any of the words when no post has all', async () => {
    const { id } = await postTopic(ana, { title: 'Which laundromat is open late?' });
    expect(toIds(await search({ q: 'laundromat zeppelin' }))).toEqual([id]);
  });

  it('filters by place, tag and kind; a region has the topics of its cities', async () => {
    const lisbon = await postTopic(ana, {
      title: 'Is a scooterette allowed here?',
      tags: ['getting-around'],
    });
    const region = await postTopic(ana, {
      title: 'Renting one scooterette for a tour',
      place: 'region:southern-europe',
      kind: 'discussion',
    });
    const everywhere = await postTopic(ana, { title: 'My scooterette and I', place: 'everywhere' });
    const find = async (filter: Record<string, string>) =>
      toIds(await search({ q: 'scooterette', ...filter })).sort();
    expect(await find({})).toEqual([lisbon.id, region.id, everywhere.id].sort());
    expect(await find({ place: 'city:lisbon' })).toEqual([lisbon.id]);
    expect(await find({ place: 'region:southern-europe' })).toEqual([lisbon.id, region.id].sort());
    expect(await find({ tag: 'getting-around' })).toEqual([lisbon.id]);
    expect(await find({ kind: 'discussion', place: 'city:lisbon' })).toEqual([]);
    expect(toRefusal(await send({ q: 'x', place: 'city:atlantis' }))).toBe('404 connect.place_unknown');
    expect(toRefusal(await send({ q: 'x', tag: 'gossip' }))).toBe('400 validation.failed');
  });

  it('follows edits of texts, titles and tags', async () => {
    const topic = await postTopic(ana, { title: 'Where is the marimba school?', tags: ['language'] });
    await postReply(bo, topic.code, { text: 'The marimba school moved.' });
    const body = {
      revision: 1,
      text: 'It is a drum.',
      title: 'Where is the bongo school?',
      tags: ['families'],
    };
    await ana.browser.request('PATCH', `${CONNECT}/posts/${topic.posts[0]!.id}`, body);
    expect(toIds(await search({ q: 'bongo' }))).toEqual([topic.id]);
    expect((await search({ q: 'marimba', tag: 'language' })).items).toEqual([]);
    expect((await search({ q: 'marimba', tag: 'families' })).items).toMatchObject([
      { id: topic.id, number: 2 },
    ]);
  });

  it('never shows posts that are held, removed or by somebody the reader muted', async () => {
    const { code, id } = await postTopic(ana, { title: 'What about the funicular there?' });
    const reply = await postReply(bo, code, { text: 'Take the tramcar.' });
    expect(toIds(await search({ q: 'tramcar' }))).toEqual([id]);
    await ana.browser.request('PUT', `${CONNECT}/mutes/${bo.handle}`);
    expect((await search({ q: 'tramcar' }, ana.browser)).items).toEqual([]);
    expect(toIds(await search({ q: 'funicular' }, ana.browser))).toEqual([id]);
    await ana.browser.request('DELETE', `${CONNECT}/mutes/${bo.handle}`);
    await api.db.query(`UPDATE community_posts SET status = 'held' WHERE id = $1`, [reply.id]);
    expect((await search({ q: 'tramcar' })).items).toEqual([]);
    await api.db.query(`UPDATE community_posts SET status = 'published' WHERE id = $1`, [reply.id]);
    await bo.browser.request('DELETE', `${CONNECT}/posts/${reply.id}`);
    expect((await search({ q: 'tramcar' }, bo.browser)).items).toEqual([]);
  });

  it('forgets the words of removed posts', async () => {
    const { id } = await postTopic(ana, { title: 'Does Featherstonehaugh still teach?' });
    await ana.browser.request('DELETE', `${CONNECT}/posts/${id}`);
    await api.db.query(`UPDATE community_topics SET status = 'removed' WHERE id = $1`, [id]);
    await api.app.get(CommunityJob).sweep();
    const words = await api.db.query<{ word: string }[]>('SELECT word FROM community_words');
    expect(words.map(({ word }) => word)).not.toContain('featherstonehaugh');
    expect(words.length).toBeGreaterThan(0);
  });

  it('continues each page where the previous one ended', async () => {
    const { id } = await postTopic(ana, { title: 'The template of the many topics' });
    await api.db.query(
      `INSERT INTO community_topics SELECT gen_random_uuid(), 'm' || lpad(n::text, 7, '0'), slug, author_id, is_official,
         kind, 'Many questions about wisteria ' || n, city, region, tags, status, label, closed_at, accepted_post_id,
         last_number, replies, helpful_lately, created_at, last_post_at FROM community_topics, generate_series(1, 45) AS n
       WHERE id = $1`,
      [id],
    );
    await api.db.query(
      `INSERT INTO community_posts (id, topic_id, number, is_official, status, has_link, text, html, request_digest,
         text_digest, revision, helpful, thanks, same_here, created_at)
       SELECT gen_random_uuid(), id, 1, false, 'published', false, 'Text', '<p>Text</p>', '', '', 1, 0, 0, 0, now()
       FROM community_topics WHERE title LIKE 'Many questions%'`,
    );
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: TopicSearchPage = await search({ q: 'wisteria', ...(after && { after }) });
      expect(page.total).toBe(45);
      seen.push(...toIds(page));
      after = page.nextKey;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  });

  it('understands no punctuation, and refuses an empty search', async () => {
    expect(await search({ q: '!?' })).toMatchObject({ items: [], total: 0 });
    expect(toRefusal(await send({ q: ' ' }))).toBe('400 validation.failed');
  });
});
