import sharp from 'sharp';
import type {
  ConnectDraft,
  ConnectPicture,
  ConnectPost,
  PostRevision,
  TopicPage,
} from '@wanderwork/contracts';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { PicturesService } from '../../src/modules/community/topics/pictures.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createId,
  createPerson,
  createTopicBody,
  postReply,
  postTopic,
  readTopic,
  sendReply,
  sendTopic,
  toRefusal,
  type ConnectUser,
} from './people.js';

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  [ana, bo] = [await createPerson(api), await createPerson(api)];
});
afterAll(() => api.close());
// The limits of a day are tested with people of their own.
beforeEach(() => api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`));

const edit = ({ browser }: ConnectUser, id: string, body: object) =>
  browser.request('PATCH', `${CONNECT}/posts/${id}`, body);
const remove = ({ browser }: ConnectUser, id: string) => browser.request('DELETE', `${CONNECT}/posts/${id}`);
const list = async (query: string, who = new Browser(api)) =>
  (await who.request('GET', `${CONNECT}/topics?${query}`)).json<TopicPage>();
const backdate = (id: string, interval: string) =>
  api.db.query(`UPDATE community_posts SET created_at = now() - $2::interval WHERE id = $1`, [id, interval]);

describe('a topic', () => {
  it('is published with its first post, and belongs to its city and region', async () => {
    const topic = await postTopic(ana, { title: 'Where do you work near Alfama?', tags: ['workplaces'] });
    expect(topic).toMatchObject({
      slug: 'where-do-you-work-near-alfama',
      place: { kind: 'city', slug: 'lisbon', name: 'Lisbon' },
      author: { handle: ana.handle },
      tags: ['workplaces'],
      status: 'published',
      replies: 0,
      posts: [{ number: 1, isOwn: true, revision: 1, status: 'published' }],
    });
    const visitor = await readTopic(new Browser(api), topic.code);
    expect(visitor.posts[0]).toMatchObject({
      isOwn: false,
      text: null,
      html: expect.stringContaining('<p>'),
    });
    for (const place of ['city:lisbon', 'region:southern-europe', 'everywhere'])
      expect((await list(`place=${place}&sort=new`)).items[0]!.id).toBe(topic.id);
    expect((await list('place=city:porto')).items).toEqual([]);
  });

  it.each([
    [{ place: 'city:atlantis' }, '404 connect.place_unknown'],
    [{ place: 'region:atlantis' }, '404 connect.place_unknown'],
    [{ place: 'planet:earth' }, '400 validation.failed'],
    [{ title: 'Too short' }, '400 validation.failed'],
    [{ text: 'x' }, '400 validation.failed'],
    [{ text: 'x'.repeat(10_001) }, '400 validation.failed'],
    [{ tags: ['nonsense'] }, '400 validation.failed'],
    [{ id: 'e58ed763-928c-4155-bee9-fdbaaadc15f3' }, '400 validation.failed'],
  ])('is refused with %j', async (change, refusal) => {
    expect(toRefusal(await sendTopic(ana, change))).toBe(refusal);
  });

  it('is created once however often it is sent, also at the same time', async () => {
    const body = createTopicBody();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => ana.browser.clone().request('POST', `${CONNECT}/topics`, body)),
    );
    expect(new Set(all.map(({ statusCode, body: answer }) => `${statusCode} ${answer}`)).size).toBe(1);
    const changed = await ana.browser.request('POST', `${CONNECT}/topics`, {
      ...body,
      title: 'Another title here',
    });
    expect(toRefusal(changed)).toBe('409 connect.changed');
    expect(toRefusal(await bo.browser.request('POST', `${CONNECT}/topics`, body))).toBe(
      '409 connect.changed',
    );
  });

  it('is listed by pages without gaps or repeats, newest first', async () => {
    const carl = await createPerson(api, 'admin');
    await api.db.query(`UPDATE community_topics SET status = 'removed'`);
    const template = await postTopic(carl, { place: 'everywhere' });
    await api.db.query(
      `INSERT INTO community_topics SELECT gen_random_uuid(), substr(md5(n::text), 1, 8), slug, author_id, is_official,
         kind, title, city, region, tags, status, label, closed_at, accepted_post_id, last_number, replies,
         helpful_lately, created_at, last_post_at FROM community_topics, generate_series(1, 64) AS n WHERE id = $1`,
      [template.id],
    );
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: TopicPage = await list(after ? `after=${after}` : '');
      expect(page.total).toBe(65);
      seen.push(...page.items.map(({ id }) => id));
      after = page.nextKey;
    }
    expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
  });

  it('is found among similar ones by words of its title', async () => {
    const topic = await postTopic(ana, { title: 'Which dentist speaks English around Baixa?' });
    const url = `${CONNECT}/topics/similar?title=${encodeURIComponent('Looking for an English speaking dentist')}`;
    const similar = (await bo.browser.request('GET', url)).json<{ id: string }[]>();
    expect(similar[0]?.id).toBe(topic.id);
  });
});

describe('what members write', () => {
  it('changes no version of public data, because commits would wait for each other', async () => {
    const readVersions = () => api.db.query('SELECT * FROM data_versions ORDER BY 1');
    const before = await readVersions();
    const { code, id } = await postTopic(ana);
    await postReply(bo, code);
    await bo.browser.request('PUT', `${CONNECT}/posts/${id}/reactions/helpful`);
    await edit(ana, id, { revision: 1, text: 'Edited.' });
    await remove(ana, id);
    expect(await readVersions()).toEqual(before);
  });
});

describe('replies', () => {
  it('are numbered without gaps when many arrive at once', async () => {
    const { code } = await postTopic(ana);
    await Promise.all(
      Array.from({ length: 6 }, () => postReply({ ...bo, browser: bo.browser.clone() }, code)),
    );
    const { posts, replies } = await readTopic(new Browser(api), code);
    expect(posts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(replies).toBe(6);
  });

  it('are stored once when an offline queue repeats them', async () => {
    const { code } = await postTopic(ana);
    const body = { id: createId(), text: 'From the train, without a connection.' };
    const answers = [await sendReply(bo, code, body), await sendReply(bo, code, body)];
    expect(answers[0]!.json()).toEqual(answers[1]!.json());
    expect((await readTopic(bo.browser, code)).replies).toBe(1);
    expect(toRefusal(await sendReply(bo, code, { ...body, text: 'Something else' }))).toBe(
      '409 connect.changed',
    );
  });

  it('move their topic up, and edits do not', async () => {
    const [first, second] = [await postTopic(ana), await postTopic(ana)];
    const getOrder = async () =>
      (await list('place=city:lisbon')).items
        .map(({ id }) => id)
        .filter((id) => [first.id, second.id].includes(id));
    expect(await getOrder()).toEqual([second.id, first.id]);
    await postReply(bo, first.code);
    expect(await getOrder()).toEqual([first.id, second.id]);
    await edit(ana, second.id, { revision: 1, text: 'Edited, but not newer.' });
    expect(await getOrder()).toEqual([first.id, second.id]);
  });

  it('quote only words that the source has, and lose them with it', async () => {
    const { code } = await postTopic(ana);
    const source = await postReply(bo, code, { text: 'Rents in **Graça** rose by a tenth.' });
    const quotes = [{ post: source.id, text: 'Rents in Graça rose' }];
    const reply = await postReply(ana, code, { quotes, replyTo: source.id });
    expect(reply).toMatchObject({ replyTo: 2, quotes: [{ number: 2, text: 'Rents in Graça rose' }] });
    const invented = [{ post: source.id, text: 'Rents fell' }];
    expect(toRefusal(await sendReply(ana, code, { quotes: invented }))).toBe('400 validation.failed');
    await remove(bo, source.id);
    const { posts } = await readTopic(new Browser(api), code);
    expect(posts[1]).toMatchObject({ status: 'removed', html: null, author: null });
    expect(posts[2]!.quotes).toEqual([{ postId: source.id, number: 2, author: null, text: null }]);
  });

  it('mention people by id, so that a new handle leads to the same person', async () => {
    const carl = await createPerson(api);
    const { code } = await postTopic(ana);
    await postReply(bo, code, { text: `Ask @${carl.handle.toUpperCase()} or @nobody-at-all.` });
    await carl.browser.request('PUT', `${CONNECT}/profile`, { handle: `${carl.handle}x`, name: 'Carl' });
    expect((await readTopic(ana.browser, code)).posts[1]!.mentions).toMatchObject([
      { written: carl.handle, person: { handle: `${carl.handle}x` } },
    ]);
  });

  it('keep the value that a figure had when it was cited', async () => {
    const { code } = await postTopic(ana);
    const { figures } = await postReply(bo, code, { text: 'It costs {{city:lisbon.monthlyCost}} a month.' });
    expect(figures).toMatchObject([
      { name: 'lisbon.monthlyCost', then: expect.stringMatching(/^\$[\d,]+$/) },
    ]);
    await api.db.query(
      `UPDATE city_figures SET value = '9999' WHERE city_slug = 'lisbon' AND key = 'monthly_cost'`,
    );
    const [figure] = (await readTopic(ana.browser, code)).posts[1]!.figures;
    expect(figure).toMatchObject({ then: figures[0]!.then, now: '$9,999' });
  });

  it('are refused in a closed topic', async () => {
    const { code, id } = await postTopic(ana);
    await api.db.query('UPDATE community_topics SET closed_at = now() WHERE id = $1', [id]);
    expect(toRefusal(await sendReply(bo, code))).toBe('409 connect.closed');
  });
});

describe('hostile Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', /<script/i],
    ['<img src=x onerror=alert(1)>', /<img/i],
    ['<b>bold</b>', /<b>/],
    ['[click](javascript:alert(1))', /javascript:/i],
    ['[click](data:text/html,<script>)', /href="data:/i],
    ['![x](https://evil.example/track.png)', /<img/],
    ['![x](/api/logout)', /<img/],
    ['![x](/api/connect/pictures/../../logout)', /<img/],
    ['<a href="//evil.example" onclick="x()">x</a>', /<a /],
    ['# Heading\n\n[^1]\n\n[^1]: Note', / id="/],
    ['<style>*{display:none}</style>', /<style/i],
    ['<iframe src="https://evil.example"></iframe>', /<iframe/i],
  ])('%s does nothing', async (text, pattern) => {
    const { posts } = await postTopic(await createPerson(api), { text });
    expect(posts[0]!.html).not.toMatch(pattern);
  });

  it('gets links that pass on no rank and no window', async () => {
    const { posts } = await postTopic(ana, {
      text: 'See [this](https://one.example/a) and https://two.example.',
    });
    expect(posts[0]!.html!.match(/rel="ugc nofollow noopener"/g)).toHaveLength(2);
  });
});

describe('figures in posts', () => {
  it('have anchors of their own in each post of a page', async () => {
    const text = 'It costs {{city:lisbon.monthlyCost}} here.';
    const { code } = await postTopic(ana, { text });
    await postReply(bo, code, { text });
    const html = (await readTopic(bo.browser, code)).posts.map((post) => post.html).join('');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
    expect(ids).toContain('post-2-figures-lisbon');
  });
});

describe('a preview', () => {
  const preview = ({ browser }: ConnectUser, text: string) =>
    browser.request('POST', `${CONNECT}/preview`, { text });

  it('shows a text as readers would see it, and stores nothing', async () => {
    const count = async () => (await api.db.query('SELECT count(*) FROM community_posts'))[0];
    const before = await count();
    const text = 'A **room** in {{city:lisbon.monthlyCost}} <b>raw</b> [x](https://one.example)';
    const { html } = (await preview(ana, text)).json<{ html: string }>();
    expect(html).toMatch(/<strong>room<\/strong>.*\$.*&lt;b&gt;.*rel="ugc nofollow noopener"/s);
    expect(await count()).toEqual(before);
  });

  it('is limited per person', async () => {
    const carl = await createPerson(api);
    await preview(carl, 'Hello.');
    await api.db.query(`UPDATE rate_limits SET points = 1000000000 WHERE key LIKE 'connect-preview:%'`);
    expect((await preview(carl, 'Hello.')).statusCode).toBe(429);
    expect((await preview(bo, 'Hello.')).statusCode).toBe(200);
  });
});

describe('a picture', () => {
  const upload = async ({ browser }: ConnectUser) => {
    const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#357' } })
      .withExif({ IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .jpeg()
      .toBuffer();
    return browser.request('POST', `${CONNECT}/pictures`, bytes, { 'content-type': 'image/jpeg' });
  };

  it('belongs to whoever posted it first, so that it goes with their post', async () => {
    const { url } = (await upload(ana)).json<ConnectPicture>();
    const text = `![The kitchen](${url})`;
    const topic = await postTopic(ana, { text });
    await postReply(ana, topic.code, { text: `Again: ${text}` });
    expect(toRefusal(await sendReply(bo, topic.code, { text: `Mine: ${text}` }))).toBe(
      '400 validation.failed',
    );
  });

  it('is stored at 2,000 pixels without the data of the camera, and shown in posts with its size', async () => {
    const picture = (await upload(ana)).json<ConnectPicture>();
    expect([picture.width, picture.height]).toEqual([2000, 1000]);
    const stored = (await new Browser(api).request('GET', picture.url)).rawPayload;
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const { posts } = await postTopic(ana, { text: `![The kitchen](${picture.url})` });
    expect(posts[0]!.html).toMatch(
      /<img loading="lazy" width="2000" height="1000" src="[^"]+" alt="The kitchen"/,
    );
  });

  it('that no post uses is deleted after a day', async () => {
    const [used, unused] = [await upload(ana), await upload(ana)].map(
      (response) => response.json<ConnectPicture>().url,
    ) as [string, string];
    await postTopic(ana, { text: `![Used](${used})` });
    const hourMs = 3_600_000;
    const pictures = api.app.get(PicturesService);
    const getStatus = async (url: string) => (await new Browser(api).request('GET', url)).statusCode;
    await pictures.removeOrphans(Date.now() + 23 * hourMs);
    expect([await getStatus(used), await getStatus(unused)]).toEqual([200, 200]);
    await pictures.removeOrphans(Date.now() + 25 * hourMs);
    expect([await getStatus(used), await getStatus(unused)]).toEqual([200, 404]);
  });

  it('needs a confirmed address', async () => {
    expect(toRefusal(await upload(await createPerson(api, 'unconfirmed')))).toBe(
      '403 auth.email_unconfirmed',
    );
  });
});

describe('an edit', () => {
  it('later than five minutes after posting leaves a revision that everybody can read', async () => {
    const { id } = await postTopic(ana, { text: 'The first text.' });
    await edit(ana, id, { revision: 1, text: 'A typo fixed at once.' });
    const revisions = async () =>
      (await new Browser(api).request('GET', `${CONNECT}/posts/${id}/revisions`)).json<PostRevision[]>();
    expect(await revisions()).toEqual([]);
    await backdate(id, '6 minutes');
    const edited = await edit(ana, id, {
      revision: 2,
      text: 'A new text.',
      title: 'A title that fits better',
    });
    expect(edited.json<ConnectPost>()).toMatchObject({
      revision: 3,
      hasRevisions: true,
      text: 'A new text.',
    });
    expect(await revisions()).toMatchObject([{ revision: 2, text: 'A typo fixed at once.' }]);
  });

  it('of a text that was changed meanwhile is refused with both texts', async () => {
    const { id } = await postTopic(ana);
    await edit(ana, id, { revision: 1, text: 'From the first tab.' });
    const stale = await edit(ana, id, { revision: 1, text: 'From the second tab.' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'connect.changed',
      revision: 2,
      theirs: 'From the first tab.',
    });
    expect((await edit(ana, id, { revision: 1, text: 'From the first tab.' })).statusCode).toBe(200);
  });

  it('is only for its author', async () => {
    const { id } = await postTopic(ana);
    expect(toRefusal(await edit(bo, id, { revision: 1, text: 'Not mine.' }))).toBe('404 connect.not_found');
    expect(toRefusal(await remove(bo, id))).toBe('404 connect.not_found');
  });
});

describe('a removed post', () => {
  it('takes a topic along to which nobody else replied, and stays as a gap in one with replies', async () => {
    const [alone, answered] = [await postTopic(ana), await postTopic(ana)];
    await postReply(ana, alone.code);
    await postReply(bo, answered.code);
    await remove(ana, alone.id);
    await remove(ana, answered.id);
    const gone = await bo.browser.request('GET', `${CONNECT}/topics/${alone.code}`);
    expect(toRefusal(gone)).toBe('404 connect.not_found');
    expect((await readTopic(bo.browser, answered.code)).posts[0]).toMatchObject({
      status: 'removed',
      html: null,
    });
    expect((await remove(ana, answered.id)).statusCode).toBe(204);
  });

  it('keeps its text for moderators for 30 days', async () => {
    const { code } = await postTopic(ana);
    const [recent, old] = [await postReply(bo, code), await postReply(bo, code)];
    for (const { id } of [recent, old]) await remove(bo, id);
    const setAge = (id: string, days: number) =>
      api.db.query(
        'UPDATE community_posts SET removed_at = now() - make_interval(days => $2) WHERE id = $1',
        [id, days],
      );
    await setAge(recent.id, 29);
    await setAge(old.id, 31);
    await api.app.get(CommunityJob).sweep();
    const rows = await api.db.query(
      'SELECT post_id AS id FROM community_post_revisions WHERE post_id = ANY ($1)',
      [[recent.id, old.id]],
    );
    expect(rows).toEqual([{ id: recent.id }]);
  });
});

describe('reactions', () => {
  it('count once per person and kind, and can be taken back', async () => {
    const { id, code } = await postTopic(ana);
    const react = (method: 'PUT' | 'DELETE', kind: string) =>
      bo.browser.request(method, `${CONNECT}/posts/${id}/reactions/${kind}`);
    await react('PUT', 'helpful');
    await react('PUT', 'helpful');
    await react('PUT', 'same-here');
    const read = async () => (await readTopic(bo.browser, code)).posts[0]!;
    expect(await read()).toMatchObject({
      reactions: { helpful: 1, thanks: 0, 'same-here': 1 },
      ownReactions: expect.arrayContaining(['helpful', 'same-here']),
    });
    expect((await list('sort=helpful')).items.map((topic) => topic.id)).toContain(id);
    await react('DELETE', 'helpful');
    await react('DELETE', 'helpful');
    expect(await read()).toMatchObject({ reactions: { helpful: 0, 'same-here': 1 } });
    expect(toRefusal(await react('PUT', 'angry'))).toBe('404 connect.not_found');
    const own = await ana.browser.request('PUT', `${CONNECT}/posts/${id}/reactions/thanks`);
    expect(toRefusal(own)).toBe('400 validation.failed');
  });
});

describe('an accepted answer', () => {
  it('is chosen by the asker, can change, and takes the question off the unanswered ones', async () => {
    const { code, id } = await postTopic(ana);
    const [first, second] = [await postReply(bo, code), await postReply(bo, code)];
    const accept = (who: ConnectUser, post: string) =>
      who.browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post });
    const isUnanswered = async () => (await list('sort=unanswered')).items.some((topic) => topic.id === id);
    expect(await isUnanswered()).toBe(true);
    expect(toRefusal(await accept(bo, first.id))).toBe('404 connect.not_found');
    expect(toRefusal(await accept(ana, id))).toBe('400 validation.failed');
    await accept(ana, first.id);
    await accept(ana, second.id);
    const { acceptedPostId, acceptedNumber } = await readTopic(bo.browser, code, 4);
    expect({ acceptedPostId, acceptedNumber }).toEqual({ acceptedPostId: second.id, acceptedNumber: 3 });
    expect(await isUnanswered()).toBe(false);
    await ana.browser.request('DELETE', `${CONNECT}/topics/${code}/accepted`);
    expect(await isUnanswered()).toBe(true);
  });
});

describe('drafts', () => {
  it('are kept for their owner, at most 30 of them, and for 90 days', async () => {
    const carl = await createPerson(api);
    const save = (id: string, text: string) =>
      carl.browser.request('PUT', `${CONNECT}/drafts/${id}`, { text, place: 'city:lisbon' });
    const ids = Array.from({ length: 31 }, () => createId());
    for (const id of ids) await save(id, `Draft ${id}`);
    const drafts = (await carl.browser.request('GET', `${CONNECT}/drafts`)).json<ConnectDraft[]>();
    expect(drafts.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect(drafts[0]).toMatchObject({ text: `Draft ${ids[30]}`, place: 'city:lisbon', topic: null });
    expect((await ana.browser.request('GET', `${CONNECT}/drafts`)).json()).toEqual([]);
    await carl.browser.request('DELETE', `${CONNECT}/drafts/${ids[30]}`);
    await api.db.query(`UPDATE community_drafts SET updated_at = now() - interval '91 days'`);
    await api.app.get(CommunityJob).sweep();
    expect((await carl.browser.request('GET', `${CONNECT}/drafts`)).json()).toEqual([]);
  });
});
