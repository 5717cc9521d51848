import { renderPost } from '../../src/modules/content/render/render-post.js';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { Heads } from '../../src/web/heads.js';
import { builtRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { builtShell } from '../web/built-shell.js';

const hostile = `"><script>alert('title')</script>`;
const slug = 'four-shared-hours';
const routes = ['/wanderhub', '/wanderhub/blog/:slugOrId', '/blog-post/:slugOrId'].map((path) => ({
  path,
  title: 'An article',
  description: 'A guide.',
  preload: [],
}));

let house: TestApp;
const head = (path: string) => house.app.get(Heads).find(path);

beforeAll(async () => {
  house = await startTestApp({ config: { shellDir: builtShell() } });
  await house.app.get(ReleasesService).publish(builtRemote({ name: 'wanderhub', manifest: { routes } }));
});
afterAll(() => house.close());

describe('the head of an article', () => {
  it('names the article to search engines, under one address', async () => {
    const [{ id }] = (await house.db.query('SELECT id FROM posts WHERE slug = $1', [slug])) as [
      { id: string },
    ];
    for (const path of [
      `/wanderhub/blog/${slug}`,
      `/wanderhub/blog/${id}`,
      `/blog-post/${id}`,
      `/blog-post/${slug}`,
    ]) {
      expect(await head(path)).toMatchObject({
        title: 'Four shared hours: work with clients in another time zone',
        description: expect.stringMatching(/^A subtraction/),
        canonical: `/wanderhub/blog/${slug}`,
        kind: 'article',
        picture: `/api/art/posts/${slug}.png`,
        jsonLd: {
          '@graph': [
            { '@type': 'Article', datePublished: '2026-11-20T00:00:00.000Z' },
            {
              '@type': 'BreadcrumbList',
              itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
            },
          ],
        },
      });
    }
  });

  it('carries the whole text for readers without scripts', async () => {
    const body = String((await head(`/wanderhub/blog/${slug}`))?.body);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toContain('id="section-two-subtractions"');
    expect(body).toContain(
      '<a href="https://www.iana.org/time-zones" rel="noopener">IANA time zone database</a>',
    );
  });

  it('knows that an article does not exist', async () => {
    expect(await head('/wanderhub/blog/nowhere')).toBeNull();
    expect(await head('/blog-post/nowhere')).toBeNull();
  });

  it('has moved along with its article', async () => {
    await house.db.query(`UPDATE posts SET former_slugs = '{four-hours,2026}' WHERE slug = $1`, [slug]);
    const answer = await house.inject({ url: '/wanderhub/blog/four-hours?from=mail' });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(`/wanderhub/blog/${slug}?from=mail`);
    expect((await house.inject({ url: '/blog-post/2026' })).headers.location).toBe(`/wanderhub/blog/${slug}`);
  });

  it('lists articles for the sitemap, with the day each was last changed', async () => {
    await house.db.query(`UPDATE posts SET updated_at = '2026-11-20T00:00:00Z' WHERE slug = $1`, [slug]);
    expect(await house.app.get(Heads).addresses()).toContainEqual({
      path: `/wanderhub/blog/${slug}`,
      changedAt: '2026-11-20T00:00:00.000Z',
    });
  });

  it('disarms a hostile title, excerpt, source and text', async () => {
    const source = [{ title: hostile, url: `https://example.org/${hostile}` }];
    const { html } = renderPost(`${hostile}\n\n[x](javascript:alert(1))`);
    await house.db.query(
      'UPDATE posts SET title = $1, excerpt = $1, author = $1, sources = $2, html = $3 WHERE slug = $4',
      [hostile, JSON.stringify(source), html, slug],
    );
    const body = String((await head(`/wanderhub/blog/${slug}`))?.body);
    expect(body).not.toMatch(/<script|javascript:/i);
    expect(body).toContain('<h1>&quot;&gt;&lt;script&gt;');
  });
});
