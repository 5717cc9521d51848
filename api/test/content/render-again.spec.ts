import path from 'node:path';
import { SchedulerRegistry } from '@nestjs/schedule';
import { ArticlesImport } from '../../src/modules/content/articles/articles-import.js';
import { LOOK, RenderAgain } from '../../src/modules/content/render/render-again.js';
import { RENDER_VERSION, renderPost } from '../../src/modules/content/render/render-post.js';
import { Renderings } from '../../src/modules/content/render/renderings.service.js';
import { badRequest } from '../../src/platform/errors/app-error.js';
import { startTestApp, type TestApp } from '../support/index.js';

const MANY = 45;
const LOCK = `hashtext('posts_rendered_again')`;

let house: TestApp;
const again = (at = house) => at.app.get(RenderAgain);
const add = () =>
  house.db.query(
    `INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
       published_at, updated_at)
     SELECT gen_random_uuid(), 'old-' || n, 'Old ' || n, '{}', 'Nobody', '[]', '## Part ' || n, 'old', '[]', 1, 1,
       now() - interval '1 day', now() FROM generate_series(1, ${MANY}) AS n`,
  );
const html = async () => {
  const rows: { slug: string; html: string; version: number }[] = await house.db.query(
    `SELECT slug, html, render_version AS version FROM posts WHERE author = 'Nobody' ORDER BY id`,
  );
  return rows;
};
const left = async () => (await html()).filter((row) => row.html === 'old').length;

beforeAll(async () => {
  house = await startTestApp();
  house.app.get(SchedulerRegistry).deleteInterval(LOOK);
});
afterAll(() => house.close());
beforeEach(add);
afterEach(async () => {
  jest.restoreAllMocks();
  await house.db.query(`DELETE FROM posts WHERE author = 'Nobody'`);
});

const gate = () => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
};

/** Comes to `reached` with the first text that is rendered, which waits there until it is let go. */
const heldAtFirst = (at: TestApp) => {
  const renderings = at.app.get(Renderings);
  const render = renderings.render.bind(renderings);
  const [reached, letGo] = [gate(), gate()];
  jest.spyOn(renderings, 'render').mockImplementationOnce(async (markdown) => {
    reached.open();
    await letGo.passed;
    return render(markdown);
  });
  return { reached: reached.passed, letGo: letGo.open };
};

describe('posts of older rules', () => {
  it('are rendered again, with their headings and marks, and no day of theirs changes', async () => {
    const before = await house.db.query(`SELECT max(updated_at) FROM posts`);
    await again().run();
    for (const { slug, html: text, version } of await html()) {
      expect(text).toBe(renderPost(`## Part ${slug.slice(4)}`).html);
      expect(version).toBe(RENDER_VERSION);
    }
    const [row] = (await house.db.query(
      `SELECT headings, section_marks AS sections FROM posts WHERE slug = 'old-7'`,
    )) as object[];
    expect(row).toMatchObject({
      headings: [{ id: 'section-part-7', text: 'Part 7' }],
      sections: [{ id: 'section-part-7', mark: expect.any(String) }],
    });
    expect(await house.db.query(`SELECT max(updated_at) FROM posts`)).toEqual(before);
  });

  it('keep no start waiting: the import of articles leaves them', async () => {
    await house.app.get(ArticlesImport).run(path.resolve(__dirname, '../../content/posts'));
    expect(await left()).toBe(MANY);
  });

  it('are one process’s work at a time, and the next one’s when that one is gone', async () => {
    const runner = house.db.createQueryRunner();
    await runner.query(`SELECT pg_advisory_lock(${LOCK})`);
    await again().run();
    expect(await left()).toBe(MANY);
    await runner.query(`SELECT pg_advisory_unlock(${LOCK})`);
    await runner.release();
    await again().run();
    expect(await left()).toBe(0);
  });

  it('are left by a product that is told to end, and the next one goes on with them', async () => {
    const ending = await house.another();
    const { reached, letGo } = heldAtFirst(ending);
    const run = again(ending).run();
    await reached;
    const ended = ending.close();
    letGo();
    await Promise.all([run, ended]);
    expect(await left()).toBeGreaterThan(MANY - 2);
    await again().run();
    expect(await left()).toBe(0);
  });

  it('are not covered where somebody publishes them meanwhile', async () => {
    const [first] = await html();
    const { reached, letGo } = heldAtFirst(house);
    const run = again().run();
    await reached;
    await house.db.query(
      `UPDATE posts SET content = 'New.', html = 'new', render_version = $2 WHERE slug = $1`,
      [first!.slug, RENDER_VERSION],
    );
    letGo();
    await run;
    expect((await html()).find(({ slug }) => slug === first!.slug)?.html).toBe('new');
    expect(await left()).toBe(0);
  });

  it('stay as they are where one cannot be rendered, and the others are', async () => {
    const [first] = await html();
    const renderings = house.app.get(Renderings);
    jest.spyOn(renderings, 'render').mockRejectedValueOnce(badRequest('validation.failed', 'Too long.'));
    await again().run();
    expect((await html()).filter((row) => row.html === 'old').map(({ slug }) => slug)).toEqual([first!.slug]);
  });
});
