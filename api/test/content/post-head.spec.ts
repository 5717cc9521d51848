import { renderPost } from '../../src/modules/content/render/render-post.js';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from '../web/built-shell.js';

const malicious = `"><script>alert('title')</script>`;
const slug = 'four-shared-hours';
const routes = ['/wanderhub', '/wanderhub/blog/:slugOrId', '/blog-post/:slugOrId'].map((path) => ({
  path,
  title: 'An article',
  description: 'A guide.',
  preload: [],
}));

let api: TestApp;
const findHead = (path: string) => api.app.get(PageHeads).find(path);

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  await api.app.get(ReleasesService).publish(createBuiltRemote({ name: 'wanderhub', manifest: { routes } }));
});
afterAll(() => api.close());

describe('the head of an article', () => {
  it('has one canonical URL and structured data', async () => {
    const [{ id }] = (await api.db.query('SELECT id FROM posts WHERE slug = $1', [slug])) as [{ id: string }];
    for (const path of [
      `/wanderhub/blog/${slug}`,
      `/wanderhub/blog/${id}`,
      `/blog-post/${id}`,
      `/blog-post/${slug}`,
    ]) {
      expect(await findHead(path)).toMatchObject({
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

  it('contains the full text for readers without JavaScript', async () => {
    const body = String((await findHead(`/wanderhub/blog/${slug}`))?.body);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).toContain('id="section-two-subtractions"');
    expect(body).toContain(
      '<a href="https://www.iana.org/time-zones" rel="noopener">IANA time zone database</a>',
    );
  });

  it('shows the newest article at /blog-post, with its canonical URL', async () => {
    const [newest] = (await api.db.query(
      'SELECT slug, title FROM posts WHERE published_at <= now() ORDER BY published_at DESC, id DESC LIMIT 1',
    )) as [{ slug: string; title: string }];
    const served = await findHead('/blog-post');
    expect(served).toMatchObject({ title: newest.title, canonical: `/wanderhub/blog/${newest.slug}` });
    expect(served).not.toHaveProperty('body');
    expect(String(served?.plainBody)).toContain('<article class="prose">');
  });

  it('returns null for unknown articles', async () => {
    expect(await findHead('/wanderhub/blog/nowhere')).toBeNull();
    expect(await findHead('/blog-post/nowhere')).toBeNull();
  });

  it('redirects former slugs', async () => {
    await api.db.query(`UPDATE posts SET former_slugs = '{four-hours,2026}' WHERE slug = $1`, [slug]);
    const response = await api.inject({ url: '/wanderhub/blog/four-hours?from=mail' });
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(`/wanderhub/blog/${slug}?from=mail`);
    expect((await api.inject({ url: '/blog-post/2026' })).headers.location).toBe(`/wanderhub/blog/${slug}`);
  });

  it('lists articles with their last change for the sitemap', async () => {
    await api.db.query(`UPDATE posts SET updated_at = '2026-11-20T00:00:00Z' WHERE slug = $1`, [slug]);
    expect(await api.app.get(PageHeads).addresses()).toContainEqual({
      path: `/wanderhub/blog/${slug}`,
      changedAt: '2026-11-20T00:00:00.000Z',
    });
  });

  it('hides scheduled articles from pages, sitemap, lists, authors and images', async () => {
    const setTime = (when: string) =>
      api.db.query(
        `UPDATE posts SET published_at = now() ${when}, former_slugs = '{four-hours}' WHERE slug = $1`,
        [slug],
      );
    const [{ id }] = (await api.db.query('SELECT id FROM posts WHERE slug = $1', [slug])) as [{ id: string }];
    const isListed = async () => {
      const pages = ['/wanderhub', '/wanderhub/authors/WanderWork'];
      const bodies = await Promise.all(pages.map(async (path) => String((await findHead(path))?.body)));
      const addresses = (await api.app.get(PageHeads).addresses()).map(({ path }) => path);
      return [bodies.join(''), addresses.join(' ')].map((text) => text.includes(slug));
    };
    const getStatuses = () =>
      Promise.all(
        [
          `/wanderhub/blog/${slug}`,
          `/wanderhub/blog/${id}`,
          '/wanderhub/blog/four-hours',
          `/blog-post/${id}`,
          `/api/art/posts/${slug}.png`,
          `/api/art/posts/${slug}.svg`,
        ].map(async (url) => (await api.inject({ url })).statusCode),
      );
    await setTime("- interval '1 minute'");
    expect(await isListed()).toEqual([true, true]);
    expect(await getStatuses()).toEqual([200, 200, 301, 200, 200, 200]);
    await setTime("+ interval '1 day'");
    expect(await isListed()).toEqual([false, false]);
    expect(await getStatuses()).toEqual([404, 404, 404, 404, 404, 404]);
    await setTime("- interval '1 minute'");
  });

  it('finds slugs that are numbers or look like ids', async () => {
    for (const odd of ['2026', '0190b1c2-1111-7000-8000-000000000001']) {
      await api.db.query('UPDATE posts SET slug = $1 WHERE slug = $2', [odd, slug]);
      expect(await findHead(`/wanderhub/blog/${odd}`)).toMatchObject({ canonical: `/wanderhub/blog/${odd}` });
      await api.db.query('UPDATE posts SET slug = $1 WHERE slug = $2', [slug, odd]);
    }
  });

  it('escapes a malicious title, excerpt, source and text', async () => {
    const source = [{ title: malicious, url: `https://example.org/${malicious}` }];
    const { html } = renderPost(`${malicious}\n\n[x](javascript:alert(1))`);
    await api.db.query(
      'UPDATE posts SET title = $1, excerpt = $1, author = $1, sources = $2, html = $3 WHERE slug = $4',
      [malicious, JSON.stringify(source), html, slug],
    );
    const body = String((await findHead(`/wanderhub/blog/${slug}`))?.body);
    expect(body).not.toMatch(/<script|javascript:/i);
    expect(body).toContain('<h1>&quot;&gt;&lt;script&gt;');
  });
});
