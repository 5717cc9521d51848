import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArticlesImportService } from '../../src/modules/content/articles/articles-import.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
let folder: string;

const createArticle = (slug: string, change: string, text = 'Words.') => {
  const published = change.startsWith('published') ? '' : 'published: 2026-01-02\n';
  return (
    `---\nslug: ${slug}\ntitle: A test\nexcerpt: Long enough to be an excerpt.\ncategory: Tips & Tutorials\ntags: []\n` +
    `author: WanderWork\n${published}updated: 2026-01-02\nsources: []\n${change}---\n\n${text}\n`
  );
};
const write = (text: string, front = '') =>
  fs.writeFileSync(path.join(folder, 'a-test.md'), createArticle('a-test', front, text));
const runImport = () => api.app.get(ArticlesImportService).run(folder);
const findRow = async () => {
  const [post] = await api.db.query(`SELECT *, xmin::text AS version FROM posts WHERE slug = 'a-test'`);
  return post as Record<string, unknown>;
};

const findSlugs = async (slug: string) => {
  const found = await api.db.query<{ slug: string }[]>('SELECT slug FROM posts WHERE slug = $1', [slug]);
  return found.map((post) => post.slug);
};

beforeAll(async () => {
  api = await startTestApp();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await api.close();
});

describe('the articles import', () => {
  it('imports a new article once', async () => {
    write('First words.');
    await runImport();
    const first = await findRow();
    expect(first).toMatchObject({ content: 'First words.', html: '<p>First words.</p>\n', edited_at: null });
    await runImport();
    expect((await findRow()).version).toBe(first.version);
  });

  it('updates a changed article and keeps its id', async () => {
    const { id } = await findRow();
    write('Second words.');
    await runImport();
    expect(await findRow()).toMatchObject({ id, content: 'Second words.', html: '<p>Second words.</p>\n' });
  });

  it('never overwrites an edit made in the product', async () => {
    await api.db.query(`UPDATE posts SET content = 'Edited.', edited_at = now() WHERE slug = 'a-test'`);
    write('Third words.');
    await runImport();
    expect((await findRow()).content).toBe('Edited.');
  });

  it('rejects an invalid file and names it', async () => {
    write('Words.', 'colour: red\n');
    await expect(runImport()).rejects.toThrow(/a-test\.md: colour/);
  });

  it('imports nothing if any file is invalid, and names every invalid file', async () => {
    const writeArticle = (name: string, change: string) =>
      fs.writeFileSync(path.join(folder, `${name}.md`), createArticle(name, change));
    writeArticle('a-first', '');
    writeArticle('b-broken', 'published: +275760-09-13\n');
    fs.writeFileSync(path.join(folder, 'c-letters.md'), Buffer.from([0x2d, 0xff, 0xfe]));
    writeArticle('d-twice', 'formerly: [a-first]\n');
    await expect(runImport()).rejects.toThrow(
      /a-test\.md: colour[^]*b-broken\.md: published[^]*c-letters\.md: [^]*d-twice\.md: formerly: a-first is/,
    );
    expect(await findSlugs('a-first')).toEqual([]);
    for (const name of ['a-test', 'b-broken', 'c-letters', 'd-twice'])
      fs.rmSync(path.join(folder, `${name}.md`));
    await runImport();
    expect(await findSlugs('a-first')).toEqual(['a-first']);
  });

  it('imports nothing if the database rejects an article', async () => {
    await api.db.query(`UPDATE posts SET slug = 'held', former_slugs = '{}' WHERE slug = 'a-first'`);
    await api.db.query("ALTER TABLE posts ADD CONSTRAINT no_z CHECK (author <> 'Zed')");
    fs.writeFileSync(
      path.join(folder, 'z-last.md'),
      createArticle('z-last', '').replace('WanderWork', 'Zed'),
    );
    await expect(runImport()).rejects.toThrow('no_z');
    expect(await findSlugs('a-first')).toEqual([]);
    await api.db.query('ALTER TABLE posts DROP CONSTRAINT no_z');
    await runImport();
    expect([...(await findSlugs('a-first')), ...(await findSlugs('z-last'))]).toEqual(['a-first', 'z-last']);
  });
});
