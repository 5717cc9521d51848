import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArticlesImport } from '../../src/modules/content/articles/articles-import.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
let folder: string;

const articleOf = (slug: string, change: string, text = 'Words.') => {
  const published = change.startsWith('published') ? '' : 'published: 2026-01-02\n';
  return (
    `---\nslug: ${slug}\ntitle: A test\nexcerpt: Long enough to be an excerpt.\ncategory: Tips & Tutorials\ntags: []\n` +
    `author: WanderWork\n${published}updated: 2026-01-02\nsources: []\n${change}---\n\n${text}\n`
  );
};
const write = (text: string, front = '') =>
  fs.writeFileSync(path.join(folder, 'a-test.md'), articleOf('a-test', front, text));
const bring = () => house.app.get(ArticlesImport).run(folder);
const row = async () => {
  const [post] = await house.db.query(`SELECT *, xmin::text AS version FROM posts WHERE slug = 'a-test'`);
  return post as Record<string, unknown>;
};

const slugsLike = async (slug: string) => {
  const found = await house.db.query<{ slug: string }[]>('SELECT slug FROM posts WHERE slug = $1', [slug]);
  return found.map((post) => post.slug);
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

  it('brings nothing of a folder in which a file is broken, and names each that is', async () => {
    const other = (name: string, change: string) =>
      fs.writeFileSync(path.join(folder, `${name}.md`), articleOf(name, change));
    other('a-first', '');
    other('b-broken', 'published: +275760-09-13\n');
    fs.writeFileSync(path.join(folder, 'c-letters.md'), Buffer.from([0x2d, 0xff, 0xfe]));
    other('d-twice', 'formerly: [a-first]\n');
    await expect(bring()).rejects.toThrow(
      /a-test\.md: colour[^]*b-broken\.md: published[^]*c-letters\.md: [^]*d-twice\.md: formerly: a-first is/,
    );
    expect(await slugsLike('a-first')).toEqual([]);
    for (const name of ['a-test', 'b-broken', 'c-letters', 'd-twice'])
      fs.rmSync(path.join(folder, `${name}.md`));
    await bring();
    expect(await slugsLike('a-first')).toEqual(['a-first']);
  });

  it('brings nothing where the table refuses one of them', async () => {
    await house.db.query(`UPDATE posts SET slug = 'held', former_slugs = '{}' WHERE slug = 'a-first'`);
    await house.db.query("ALTER TABLE posts ADD CONSTRAINT no_z CHECK (author <> 'Zed')");
    fs.writeFileSync(path.join(folder, 'z-last.md'), articleOf('z-last', '').replace('WanderWork', 'Zed'));
    await expect(bring()).rejects.toThrow('no_z');
    expect(await slugsLike('a-first')).toEqual([]);
    await house.db.query('ALTER TABLE posts DROP CONSTRAINT no_z');
    await bring();
    expect([...(await slugsLike('a-first')), ...(await slugsLike('z-last'))]).toEqual(['a-first', 'z-last']);
  });
});
