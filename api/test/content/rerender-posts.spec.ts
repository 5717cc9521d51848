import path from 'node:path';
import { ArticlesImportService } from '../../src/modules/content/articles/articles-import.service.js';
import { RerenderPostsJob } from '../../src/modules/content/render/rerender-posts.job.js';
import { RENDER_VERSION, renderPost } from '../../src/modules/content/render/render-post.js';
import { RenderingService } from '../../src/modules/content/render/rendering.service.js';
import { badRequest } from '../../src/platform/errors/app-error.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

const MANY = 45;
const LOCK = `hashtext('posts_rendered_again')`;

let api: TestApp;
const getJob = (at = api) => at.app.get(RerenderPostsJob);
const insertPosts = () =>
  api.db.query(
    `INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
       published_at, updated_at)
     SELECT gen_random_uuid(), 'old-' || n, 'Old ' || n, '{}', 'Nobody', '[]', '## Part ' || n, 'old', '[]', 1, 1,
       now() - interval '1 day', now() FROM generate_series(1, ${MANY}) AS n`,
  );
const readPosts = async () => {
  const rows: { slug: string; html: string; version: number }[] = await api.db.query(
    `SELECT slug, html, render_version AS version FROM posts WHERE author = 'Nobody' ORDER BY id`,
  );
  return rows;
};
const countOutdated = async () => (await readPosts()).filter((row) => row.html === 'old').length;

beforeAll(async () => {
  api = await startTestApp();
  await api.app.get(JobsService).beforeApplicationShutdown();
});
afterAll(() => api.close());
beforeEach(insertPosts);
afterEach(async () => {
  jest.restoreAllMocks();
  await api.db.query(`DELETE FROM posts WHERE author = 'Nobody'`);
});

const createGate = () => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
};

/** Pauses at the first rendered text until `release` is called. */
const pauseAtFirst = (at: TestApp) => {
  const renderings = at.app.get(RenderingService);
  const render = renderings.render.bind(renderings);
  const [reached, release] = [createGate(), createGate()];
  jest.spyOn(renderings, 'render').mockImplementationOnce(async (markdown) => {
    reached.open();
    await release.passed;
    return render(markdown);
  });
  return { reached: reached.passed, letGo: release.open };
};

describe('outdated posts', () => {
  it('are rendered again with headings and hashes, without changing dates', async () => {
    const before = await api.db.query(`SELECT max(updated_at) FROM posts`);
    await getJob().run();
    for (const { slug, html: text, version } of await readPosts()) {
      expect(text).toBe(renderPost(`## Part ${slug.slice(4)}`).html);
      expect(version).toBe(RENDER_VERSION);
    }
    const [row] = (await api.db.query(
      `SELECT headings, section_marks AS sections FROM posts WHERE slug = 'old-7'`,
    )) as object[];
    expect(row).toMatchObject({
      headings: [{ id: 'section-part-7', text: 'Part 7' }],
      sections: [{ id: 'section-part-7', mark: expect.any(String) }],
    });
    expect(await api.db.query(`SELECT max(updated_at) FROM posts`)).toEqual(before);
  });

  it('do not delay the start: the import leaves them alone', async () => {
    await api.app.get(ArticlesImportService).run(path.resolve(__dirname, '../../content/posts'));
    expect(await countOutdated()).toBe(MANY);
  });

  it('are rendered by one process at a time', async () => {
    const runner = api.db.createQueryRunner();
    await runner.query(`SELECT pg_advisory_lock(${LOCK})`);
    await getJob().run();
    expect(await countOutdated()).toBe(MANY);
    await runner.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await runner.release();
    await getJob().run();
    expect(await countOutdated()).toBe(0);
  });

  it('are left at shutdown and continued by the next process', async () => {
    const stoppingApi = await api.startAnother();
    const { reached, letGo: release } = pauseAtFirst(stoppingApi);
    const run = getJob(stoppingApi).run();
    await reached;
    const ended = stoppingApi.close();
    release();
    await Promise.all([run, ended]);
    expect(await countOutdated()).toBeGreaterThan(MANY - 2);
    await getJob().run();
    expect(await countOutdated()).toBe(0);
  });

  it('are not overwritten if they are published meanwhile', async () => {
    const [first] = await readPosts();
    const { reached, letGo: release } = pauseAtFirst(api);
    const run = getJob().run();
    await reached;
    await api.db.query(
      `UPDATE posts SET content = 'New.', html = 'new', render_version = $2 WHERE slug = $1`,
      [first!.slug, RENDER_VERSION],
    );
    release();
    await run;
    expect((await readPosts()).find(({ slug }) => slug === first!.slug)?.html).toBe('new');
    expect(await countOutdated()).toBe(0);
  });

  it('are skipped if they cannot be rendered', async () => {
    const [first] = await readPosts();
    const renderings = api.app.get(RenderingService);
    jest.spyOn(renderings, 'render').mockRejectedValueOnce(badRequest('validation.failed', 'Too long.'));
    await getJob().run();
    expect((await readPosts()).filter((row) => row.html === 'old').map(({ slug }) => slug)).toEqual([
      first!.slug,
    ]);
  });
});
