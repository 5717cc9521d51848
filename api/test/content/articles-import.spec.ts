import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArticlesImport } from '../../src/modules/content/articles/articles-import.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
let folder: string;

const write = (text: string, front = '') =>
  fs.writeFileSync(
    path.join(folder, 'a-test.md'),
    `---\nslug: a-test\ntitle: A test\nexcerpt: Long enough to be an excerpt.\ncategory: Tips & Tutorials\ntags: []\n` +
      `author: WanderWork\npublished: 2026-01-02\nupdated: 2026-01-02\nsources: []\n${front}---\n\n${text}\n`,
  );
const bring = () => house.app.get(ArticlesImport).run(folder);
const row = async () => {
  const [post] = await house.db.query(`SELECT *, xmin::text AS version FROM posts WHERE slug = 'a-test'`);
  return post as Record<string, unknown>;
};

beforeAll(async () => {
  house = await startTestApp();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await house.close();
});

describe('the articles import', () => {
  it('brings a new article, once', async () => {
    write('First words.');
    await bring();
    const first = await row();
    expect(first).toMatchObject({ content: 'First words.', html: '<p>First words.</p>\n', edited_at: null });
    await bring();
    expect((await row()).version).toBe(first.version);
  });

  it('follows a change of the file and keeps the id', async () => {
    const { id } = await row();
    write('Second words.');
    await bring();
    expect(await row()).toMatchObject({ id, content: 'Second words.', html: '<p>Second words.</p>\n' });
  });

  it('renders again what older rules rendered', async () => {
    await house.db.query(`UPDATE posts SET html = 'old', render_version = 0 WHERE slug = 'a-test'`);
    await bring();
    expect((await row()).html).toBe('<p>Second words.</p>\n');
  });

  it('never writes over an edit made in the product', async () => {
    await house.db.query(`UPDATE posts SET content = 'Edited.', edited_at = now() WHERE slug = 'a-test'`);
    write('Third words.');
    await bring();
    expect((await row()).content).toBe('Edited.');
  });

  it('stops at a broken file and names it', async () => {
    write('Words.', 'colour: red\n');
    await expect(bring()).rejects.toThrow(/a-test\.md: colour/);
  });
});
