import type {
  BlogPost,
  EditablePost,
  EditablePostSummary,
  LibraryPage,
  OpenPage,
  PostConflict,
  PostPreview,
  PostVersion,
  PostVersionSummary,
  PostWords,
  SavedPost,
  StalePost,
} from '@wanderwork/contracts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ArticlesImport } from '../../src/modules/content/articles/articles-import.js';
import { OrphanImages } from '../../src/modules/content/editor/images/orphan-images.js';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { builtRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { builtShell } from '../web/built-shell.js';

const DAY_MS = 86_400_000;

/** The pages of the hub, as its remote would bring them. */
const routes = ['/wanderhub', '/wanderhub/blog/:slugOrId', '/blog-post/:slugOrId'].map((route) => ({
  path: route,
  title: 'An article',
  description: 'A guide.',
  preload: [],
}));

let house: TestApp;
let admin: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  house = await startTestApp({ config: { shellDir: builtShell() } });
  await house.app.get(ReleasesService).publish(builtRemote({ name: 'wanderhub', manifest: { routes } }));
  [admin, other] = [await house.as('admin'), await house.as('admin')];
});
afterAll(() => house.close());

const get = (url: string, headers = admin) => house.inject({ url, headers });
const send = (url: string, payload?: object, { method = 'POST', headers = admin } = {}) =>
  house.inject({ method: method as 'POST', url, headers, ...(payload && { payload }) });

const post = (id: string, rest = '') => `/api/admin/posts/${id}${rest}`;
const read = async (id: string) => (await get(post(id))).json<EditablePost>();
const create = async () => (await send('/api/admin/posts')).json<EditablePost>();
const save = (id: string, body: object, headers = admin) =>
  send(post(id, '/draft'), body, { method: 'PUT', headers });
const versions = async (id: string) => (await get(post(id, '/versions'))).json<PostVersionSummary[]>();

const words = (change: Partial<PostWords> = {}): PostWords => ({
  title: 'Xylophones in Porto',
  slug: 'xylophones-in-porto',
  excerpt: 'Where to hear them, and what a month costs.',
  category: 'Tips & Tutorials',
  tags: ['music'],
  cities: ['porto'],
  coverImage: null,
  author: 'WanderWork',
  sources: [{ title: 'A source', url: 'https://example.com/' }],
  content: '## Where\n\nA month costs {{city:porto.monthlyCost}}.',
  ...change,
});

/** A draft with words in it, and the revision that it came to. */
const written = async (change: Partial<PostWords> = {}) => {
  const { id } = await create();
  const { revision } = (await save(id, { revision: 1, words: words(change) })).json<SavedPost>();
  return { id, revision };
};
const publish = (id: string, revision: number, at?: string) =>
  send(post(id, '/publish'), { revision, ...(at && { at }) });

/** Every place where a reader could meet a post with that slug and that title. */
const whereSeen = async (id: string, slug: string, title: string): Promise<string[]> => {
  const visitor = {};
  const pages = {
    list: '/api/blog-posts',
    'list of a city': '/api/blog-posts?city=porto',
    library: '/api/library?limit=48',
    search: `/api/library?q=${encodeURIComponent(title)}`,
    related: '/api/blog-posts/four-shared-hours/related',
    sitemap: '/sitemap.xml',
    rss: '/wanderhub/feeds/rss.xml',
    json: '/wanderhub/feeds/feed.json',
    hub: '/wanderhub',
  };
  const seen: string[] = [];
  for (const [place, url] of Object.entries(pages))
    if ((await get(url, visitor)).body.includes(slug)) seen.push(place);
  const own = {
    slug: `/api/blog-posts/${slug}`,
    id: `/api/blog-posts/${id}`,
    page: `/wanderhub/blog/${slug}`,
    'old page': `/blog-post/${slug}`,
    cover: `/api/art/posts/${slug}.svg`,
    'share image': `/api/art/posts/${slug}.png`,
  };
  for (const [place, url] of Object.entries(own)) {
    const { statusCode } = await get(url, visitor);
    if (statusCode !== 404) seen.push(place);
  }
  return seen;
};

describe('a post on its way to readers', () => {
  it('is nobody’s but the editors’ as a draft, and on everybody’s pages once it is out', async () => {
    const { id, revision } = await written();
    expect(await whereSeen(id, 'xylophones-in-porto', 'Xylophones in Porto')).toEqual([]);
    expect((await get('/api/library?q=xylophnoes', {})).json<LibraryPage>().corrected).toBeNull();

    const out = (await publish(id, revision)).json<EditablePost>();
    expect(out).toMatchObject({ state: 'published', changed: false, publicSlug: 'xylophones-in-porto' });
    expect(await whereSeen(id, 'xylophones-in-porto', 'Xylophones in Porto')).toEqual(
      expect.arrayContaining(['list', 'search', 'sitemap', 'rss', 'slug', 'id', 'page', 'share image']),
    );
    const shown = (await get('/api/blog-posts/xylophones-in-porto', {})).json<BlogPost & { html: string }>();
    expect(shown.html).toMatch(/\$\d/);
    expect((await get('/api/library?q=xylophnoes', {})).json<LibraryPage>().corrected).toBe('xylophones');
  });

  it('waits for its day unseen, also by who knows where it will be', async () => {
    const slug = 'a-zither-in-oslo';
    const { id, revision } = await written({ slug, title: 'A zither in Oslo', cities: ['porto'] });
    const at = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const waiting = (await publish(id, revision, at)).json<EditablePost>();
    expect(waiting).toMatchObject({ state: 'scheduled', publishedAt: at });
    expect(await whereSeen(id, slug, 'A zither in Oslo')).toEqual([]);
    expect((await get('/api/library?q=lisbon ziter', {})).json<LibraryPage>().corrected).toBeNull();

    const back = (await send(post(id, '/unpublish'))).json<EditablePost>();
    expect(back).toMatchObject({ state: 'draft', publishedAt: null, publicSlug: null });
    expect((await send(post(id), undefined, { method: 'DELETE' })).statusCode).toBe(204);
    expect((await get(post(id))).statusCode).toBe(404);
  });

  it('goes where nobody finds it when it is taken back, and is kept for its editors', async () => {
    const slug = 'an-oboe-in-rome';
    const { id, revision } = await written({ slug, title: 'An oboe in Rome' });
    await publish(id, revision);
    expect(await whereSeen(id, slug, 'An oboe in Rome')).not.toEqual([]);
    const back = (await send(post(id, '/unpublish'))).json<EditablePost>();
    expect(back).toMatchObject({ state: 'unpublished', words: { title: 'An oboe in Rome' } });
    expect(await whereSeen(id, slug, 'An oboe in Rome')).toEqual([]);
    expect((await send(post(id), undefined, { method: 'DELETE' })).json()).toMatchObject({
      code: 'post.was_out',
    });
    expect((await send(post(id, '/unpublish'))).json()).toMatchObject({ code: 'post.not_out' });
    const deeds = await house.db.query(
      `SELECT action FROM audit_entries WHERE target_type = 'post' AND target_id = $1 ORDER BY id`,
      [id],
    );
    expect(deeds).toEqual([{ action: 'admin.post_published' }, { action: 'admin.post_unpublished' }]);
  });

  it('keeps its readers’ words until the new ones are published, and its day', async () => {
    const { id, revision } = await written({ slug: 'a-harp-in-cork', title: 'A harp in Cork' });
    const { publishedAt } = (await publish(id, revision)).json<EditablePost>();
    const saved = (
      await save(id, { revision, words: words({ slug: 'a-harp-in-cork', title: 'Two harps' }) })
    ).json<SavedPost>();
    expect(saved.changed).toBe(true);
    expect((await get('/api/blog-posts/a-harp-in-cork', {})).json()).toMatchObject({
      title: 'A harp in Cork',
    });
    expect(
      (await publish(id, saved.revision, new Date(Date.now() + DAY_MS).toISOString())).json(),
    ).toMatchObject({
      code: 'post.is_out',
    });
    await publish(id, saved.revision);
    expect((await get('/api/blog-posts/a-harp-in-cork', {})).json()).toMatchObject({
      title: 'Two harps',
      publishedAt,
    });
  });

  it('leads on from each address that it had, and takes none of another', async () => {
    const { id, revision } = await written({ slug: 'a-lute', title: 'A lute' });
    await publish(id, revision);
    const moved = (
      await save(id, { revision, words: words({ slug: 'a-lute-in-lyon', title: 'A lute' }) })
    ).json<SavedPost>();
    await publish(id, moved.revision);
    const old = await get('/wanderhub/blog/a-lute', {});
    expect([old.statusCode, old.headers.location]).toEqual([301, '/wanderhub/blog/a-lute-in-lyon']);
    for (const slug of ['a-lute', 'a-lute-in-lyon', 'four-shared-hours']) {
      const thief = await written({ slug });
      expect((await publish(thief.id, thief.revision)).json()).toMatchObject({
        code: 'post.slug_taken',
        errors: [{ path: 'slug' }],
      });
    }
    const back = (
      await save(id, { revision: moved.revision, words: words({ slug: 'a-lute', title: 'A lute' }) })
    ).json<SavedPost>();
    await publish(id, back.revision);
    expect((await get('/wanderhub/blog/a-lute', {})).statusCode).toBe(200);
    expect((await get('/wanderhub/blog/a-lute-in-lyon', {})).statusCode).toBe(301);
  });

  it('is refused as long as it cannot be read, field by field', async () => {
    const { id } = await create();
    const answer = await publish(id, 1);
    expect(answer.statusCode).toBe(400);
    const fields = answer.json<{ errors: { path: string }[] }>().errors.map(({ path: field }) => field);
    expect(new Set(fields)).toEqual(new Set(['title', 'slug', 'content']));
    const half = await written({ slug: 'Not a slug', sources: [{ title: 'x', url: 'javascript:alert(1)' }] });
    const refused = (await publish(half.id, half.revision)).json<{ errors: { path: string }[] }>().errors;
    expect(new Set(refused.map(({ path: field }) => field))).toEqual(
      new Set(['slug', 'sources.0.title', 'sources.0.url']),
    );
  });
});

describe('two hands at one post', () => {
  it('lose nothing: the second is told what stands, and both texts are versions', async () => {
    const { id, revision } = await written();
    const mine = words({ content: 'Mine.' });
    const theirs = words({ content: 'Theirs.' });
    await save(id, { revision, words: theirs }, other);
    const refused = await save(id, { revision, words: mine });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<PostConflict>()).toMatchObject({
      code: 'post.changed',
      theirs: { revision: revision + 1, words: { content: 'Theirs.' } },
    });
    expect((await read(id)).words.content).toBe('Theirs.');
    const kept = await Promise.all(
      (await versions(id)).map(async ({ number }) =>
        (await get(post(id, `/versions/${number}`))).json<PostVersion>(),
      ),
    );
    expect(kept.map(({ reason, words: { content } }) => [reason, content])).toEqual([
      ['set-aside', 'Mine.'],
      ['typed', 'Theirs.'],
      ['typed', expect.stringContaining('monthlyCost')],
    ]);
    expect((await publish(id, revision)).json()).toMatchObject({ code: 'post.changed' });
  });

  it('that save at once come one after the other', async () => {
    const { id, revision } = await written();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((count) => save(id, { revision, words: words({ content: `Text ${count}.` }) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const texts = await house.db.query<{ text: string }[]>(
      `SELECT words->>'content' AS text FROM post_versions WHERE post_id = $1`,
      [id],
    );
    const all = [...texts.map(({ text }) => text), (await read(id)).words.content];
    for (const count of [1, 2, 3, 4]) expect(all).toContain(`Text ${count}.`);
  });

  it('that wrote the same do not collide', async () => {
    const { id, revision } = await written();
    const same = words({ content: 'The same.' });
    await save(id, { revision, words: same }, other);
    expect((await save(id, { revision, words: same })).statusCode).toBe(200);
  });
});

describe('the versions of a post', () => {
  it('are one for each save by hand, and come back as a new one', async () => {
    const { id, revision } = await written({ content: 'First.' });
    const kept = (
      await save(id, { revision, words: words({ content: 'Second.' }), keep: true })
    ).json<SavedPost>();
    const third = (
      await save(id, { revision: kept.revision, words: words({ content: 'Third.' }) })
    ).json<SavedPost>();
    const [newest] = await versions(id);
    expect(newest).toMatchObject({ reason: 'saved', characters: 7, by: 'Ana Ferreira' });
    const restored = await send(post(id, `/versions/${newest!.number}/restore`), {
      revision: third.revision,
    });
    expect(restored.json()).toMatchObject({ words: { content: 'Second.' }, revision: third.revision + 1 });
    const all = await versions(id);
    expect(all.slice(0, 3).map(({ reason, characters }) => [reason, characters])).toEqual([
      ['restored', 7],
      ['typed', 6],
      ['saved', 7],
    ]);
    expect((await send(post(id, '/versions/999/restore'), { revision: 9 })).statusCode).toBe(409);
    expect((await get(post(id, '/versions/99999999999999'))).statusCode).toBe(404);
  });

  it('begin with what the product shipped', async () => {
    const [shipped] = await house.db.query<{ id: string; content: string }[]>(
      `SELECT id, content FROM posts WHERE slug = 'four-shared-hours'`,
    );
    const before = await read(shipped!.id);
    expect(before).toMatchObject({ revision: 0, state: 'published', changed: false });
    await save(before.id, { revision: 0, words: { ...before.words, content: 'Rewritten.' } });
    const [first] = await versions(before.id);
    expect(first).toMatchObject({ number: 1, reason: 'published', characters: shipped!.content.length });
    await send(post(before.id, '/versions/1/restore'), { revision: 1 });
    expect(await read(before.id)).toMatchObject({ changed: false });
  });
});

describe('the list of posts', () => {
  const list = async (query = '') =>
    (await get(`/api/admin/posts${query}`)).json<OpenPage<EditablePostSummary>>();

  it('has every post, what was edited last first, and keeps to words and states', async () => {
    const { id } = await written({ title: 'A kazoo in 100% Kyiv', slug: 'a-kazoo' });
    const { items } = await list();
    expect(items[0]).toMatchObject({ id, state: 'draft', changed: false, editedBy: 'Ana Ferreira' });
    expect(items.map(({ slug }) => slug)).toContain('three-climates-one-bag');
    expect((await list('?q=100%25%20ky')).items.map((one) => one.id)).toEqual([id]);
    expect((await list('?q=_')).items).toEqual([]);
    const drafts = await list('?state=draft');
    expect(new Set(drafts.items.map(({ state }) => state))).toEqual(new Set(['draft']));
  });

  it('comes page by page, each post once', async () => {
    await house.db.query(
      `INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
         published_at, updated_at)
       SELECT gen_random_uuid(), 'made-' || n, 'Made ' || n, '{}', 'Nobody', '[]', 'x', 'x', '[]', 1, 2,
         '2020-01-01', '2020-01-01' FROM generate_series(1, 60) AS n`,
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: OpenPage<EditablePostSummary> = await list(after === null ? '' : `?after=${after}`);
      seen.push(...page.items.map(({ id }) => id));
      after = page.nextKey;
    } while (after !== null);
    const [{ count }] = (await house.db.query('SELECT count(*)::integer FROM posts')) as [{ count: number }];
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
    await house.db.query(`DELETE FROM posts WHERE author = 'Nobody'`);
  });

  it('names what went stale: what contradicts the table first, then what nobody checked for a year', async () => {
    await house.db.query(
      `UPDATE posts SET checked_at = now() - interval '2 years' WHERE slug = 'three-climates-one-bag'`,
    );
    const { id, revision } = await written({
      slug: 'a-gong',
      content: 'A month in Lisbon costs $9,400.',
      title: 'A gong',
    });
    await publish(id, revision);
    const stale = (await get('/api/admin/posts/stale')).json<StalePost[]>();
    expect(stale[0]).toMatchObject({
      findings: expect.arrayContaining([{ kind: 'contradiction', words: expect.stringContaining('$9400') }]),
    });
    const old = stale.find(({ slug }) => slug === 'three-climates-one-bag')!;
    expect(old.findings).toEqual([
      { kind: 'not-checked', words: expect.stringContaining('last checked on') },
    ]);
    const checked = (await send(post(old.id, '/checked'))).json<EditablePost>();
    expect(Date.now() - Date.parse(checked.checkedAt!)).toBeLessThan(60_000);
    const left = (await get('/api/admin/posts/stale')).json<StalePost[]>();
    expect(left.map(({ slug }) => slug)).not.toContain('three-climates-one-bag');
  });
});

describe('the preview', () => {
  const preview = async (content: string) =>
    (await send('/api/admin/posts/preview', { words: words({ content }) })).json<PostPreview>();

  it('is what a reader would see, with today’s figures', async () => {
    const { html, findings } = await preview('A month costs {{city:porto.monthlyCost}}.');
    expect(html).toMatch(/class="live/);
    expect(findings).toEqual([]);
  });

  it('tells the editor of what says nothing to a reader, and runs nothing', async () => {
    const { html, findings } = await preview(
      '{{city:atlantis.monthlyCost}} {{nonsense:x}} [a](/wanderhub/blog/nowhere) [b](#%ff)\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n| broken\n```',
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['directive', 'directive', 'link', 'link']);
    expect(html).not.toMatch(/<script|onerror|javascript:/);
  });

  it('refuses five megabytes before any work, and more than a post may have by its field', async () => {
    const huge = await send('/api/admin/posts/preview', { words: words({ content: 'x'.repeat(5_000_000) }) });
    expect([huge.statusCode, huge.json<{ code: string }>().code]).toEqual([413, 'request.too_large']);
    const long = await send('/api/admin/posts/preview', { words: words({ content: 'x'.repeat(200_001) }) });
    expect(long.json()).toMatchObject({
      errors: [{ path: 'words.content', message: 'Please use at most 200,000 characters' }],
    });
  });
});

describe('pictures of posts', () => {
  const upload = (bytes: Buffer, type = 'image/png') =>
    house.inject({
      method: 'POST',
      url: '/api/admin/posts/images',
      headers: { ...admin, 'content-type': type },
      payload: bytes,
    });
  const plain = () =>
    sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#b8380f' } })
      .png()
      .toBuffer();

  it('come as WebP of at most 1600 pixels, say their size, and stay while a version names them', async () => {
    const { url, width, height } = (await upload(await plain())).json<{
      url: string;
      width: number;
      height: number;
    }>();
    expect([width, height]).toEqual([1600, 800]);
    const shown = await get(url, {});
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' });
    const { html } = (
      await send('/api/admin/posts/preview', { words: words({ content: `![Red](${url})` }) })
    ).json<PostPreview>();
    expect(html).toContain('width="1600" height="800"');

    const unused = (await upload(await plain())).json<{ url: string }>().url;
    const { id, revision } = await written({ content: `![Red](${url})` });
    await save(id, { revision, words: words({ content: 'None.' }) });
    await house.app.get(OrphanImages).sweep(Date.now() + 8 * DAY_MS);
    expect((await get(url, {})).statusCode).toBe(200);
    expect((await get(unused, {})).statusCode).toBe(404);
  });

  it('are refused where they are none', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(svg)).json()).toMatchObject({ code: 'picture.refused' });
    expect((await upload(svg, 'image/svg+xml')).statusCode).toBe(415);
    expect((await get('/api/post-images/..%2Fpictures%2Fx.webp', {})).statusCode).toBe(404);
  });
});

describe('a post that the product shipped', () => {
  it('goes its own way once it is edited here, also under another address', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
    const file = (text: string) =>
      fs.writeFileSync(
        path.join(folder, 'a-bell.md'),
        `---\nslug: a-bell\ntitle: A bell\nexcerpt: Long enough to be an excerpt.\ncategory: Tips & Tutorials\ntags: []\n` +
          `author: WanderWork\npublished: 2026-01-02\nupdated: 2026-01-02\nsources: []\n---\n\n${text}\n`,
      );
    file('From the file.');
    await house.app.get(ArticlesImport).run(folder);
    const [{ id }] = (await house.db.query(`SELECT id FROM posts WHERE slug = 'a-bell'`)) as [{ id: string }];
    const before = await read(id);
    const moved = { ...before.words, slug: 'a-bell-in-bonn' };
    const { revision } = (await save(id, { revision: 0, words: moved })).json<SavedPost>();
    await publish(id, revision);
    file('Changed in the file.');
    await house.app.get(ArticlesImport).run(folder);
    const rows = await house.db.query(`SELECT slug, content FROM posts WHERE slug LIKE 'a-bell%'`);
    expect(rows).toEqual([{ slug: 'a-bell-in-bonn', content: 'From the file.' }]);
    fs.rmSync(folder, { recursive: true });
  });
});
