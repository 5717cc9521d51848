import type { PostConflict, PostVersion, SavedPost } from '@wanderwork/contracts';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ArticlesImportService } from '../../../src/modules/content/articles/articles-import.service.js';
import { postPath, createPostText, startEditors, type Editors } from './editors.js';

let editors: Editors;

beforeAll(async () => {
  editors = await startEditors();
});
afterAll(() => editors.api.close());

describe('concurrent saves of a post', () => {
  it('lose nothing: the second gets the stored text, and both texts become versions', async () => {
    const { id, revision } = await editors.createDraft();
    const myText = createPostText({ content: 'Mine.' });
    const theirText = createPostText({ content: 'Theirs.' });
    await editors.save(id, { revision, words: theirText }, editors.other);
    const refused = await editors.save(id, { revision, words: myText });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<PostConflict>()).toMatchObject({
      code: 'post.changed',
      theirs: { revision: revision + 1, words: { content: 'Theirs.' } },
    });
    expect((await editors.read(id)).words.content).toBe('Theirs.');
    const keptVersions = await Promise.all(
      (await editors.versions(id)).map(async ({ number }) =>
        (await editors.get(postPath(id, `/versions/${number}`))).json<PostVersion>(),
      ),
    );
    expect(keptVersions.map(({ reason, words: { content } }) => [reason, content])).toEqual([
      ['set-aside', 'Mine.'],
      ['typed', 'Theirs.'],
      ['typed', expect.stringContaining('monthlyCost')],
    ]);
    expect((await editors.publish(id, revision)).json()).toMatchObject({ code: 'post.changed' });
  });

  it('are serialized', async () => {
    const { id, revision } = await editors.createDraft();
    const responses = await Promise.all(
      [1, 2, 3, 4].map((count) =>
        editors.save(id, { revision, words: createPostText({ content: `Text ${count}.` }) }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const texts = await editors.api.db.query<{ text: string }[]>(
      `SELECT words->>'content' AS text FROM post_versions WHERE post_id = $1`,
      [id],
    );
    const all = [...texts.map(({ text }) => text), (await editors.read(id)).words.content];
    for (const count of [1, 2, 3, 4]) expect(all).toContain(`Text ${count}.`);
  });

  it('do not conflict if the texts are equal', async () => {
    const { id, revision } = await editors.createDraft();
    const same = createPostText({ content: 'The same.' });
    await editors.save(id, { revision, words: same }, editors.other);
    expect((await editors.save(id, { revision, words: same })).statusCode).toBe(200);
  });
});

describe('the versions of a post', () => {
  it('are created at each manual save, and restored as a new version', async () => {
    const { id, revision } = await editors.createDraft({ content: 'First.' });
    const keptVersions = (
      await editors.save(id, { revision, words: createPostText({ content: 'Second.' }), keep: true })
    ).json<SavedPost>();
    const third = (
      await editors.save(id, {
        revision: keptVersions.revision,
        words: createPostText({ content: 'Third.' }),
      })
    ).json<SavedPost>();
    const [newest] = await editors.versions(id);
    expect(newest).toMatchObject({ reason: 'saved', characters: 7, by: 'Ana Ferreira' });
    const restored = await editors.send(postPath(id, `/versions/${newest!.number}/restore`), {
      revision: third.revision,
    });
    expect(restored.json()).toMatchObject({ words: { content: 'Second.' }, revision: third.revision + 1 });
    const all = await editors.versions(id);
    expect(all.slice(0, 3).map(({ reason, characters }) => [reason, characters])).toEqual([
      ['restored', 7],
      ['typed', 6],
      ['saved', 7],
    ]);
    expect((await editors.send(postPath(id, '/versions/999/restore'), { revision: 9 })).statusCode).toBe(409);
    expect((await editors.get(postPath(id, '/versions/99999999999999'))).statusCode).toBe(404);
  });

  it('start with the shipped text', async () => {
    const [shipped] = await editors.api.db.query<{ id: string; content: string }[]>(
      `SELECT id, content FROM posts WHERE slug = 'four-shared-hours'`,
    );
    const before = await editors.read(shipped!.id);
    expect(before).toMatchObject({ revision: 0, state: 'published', changed: false });
    await editors.save(before.id, { revision: 0, words: { ...before.words, content: 'Rewritten.' } });
    const [first] = await editors.versions(before.id);
    expect(first).toMatchObject({ number: 1, reason: 'published', characters: shipped!.content.length });
    await editors.send(postPath(before.id, '/versions/1/restore'), { revision: 1 });
    expect(await editors.read(before.id)).toMatchObject({ changed: false });
  });
});

describe('a post that the product shipped', () => {
  it('is no longer imported once it was edited, even under another slug', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'));
    const file = (text: string) =>
      fs.writeFileSync(
        path.join(folder, 'a-bell.md'),
        `---\nslug: a-bell\ntitle: A bell\nexcerpt: Long enough to be an excerpt.\ncategory: Tips & Tutorials\ntags: []\n` +
          `author: WanderWork\npublished: 2026-01-02\nupdated: 2026-01-02\nsources: []\n---\n\n${text}\n`,
      );
    file('From the file.');
    await editors.api.app.get(ArticlesImportService).run(folder);
    const [{ id }] = (await editors.api.db.query(`SELECT id FROM posts WHERE slug = 'a-bell'`)) as [
      { id: string },
    ];
    const before = await editors.read(id);
    const moved = { ...before.words, slug: 'a-bell-in-bonn' };
    const { revision } = (await editors.save(id, { revision: 0, words: moved })).json<SavedPost>();
    await editors.publish(id, revision);
    file('Changed in the file.');
    await editors.api.app.get(ArticlesImportService).run(folder);
    const rows = await editors.api.db.query(`SELECT slug, content FROM posts WHERE slug LIKE 'a-bell%'`);
    expect(rows).toEqual([{ slug: 'a-bell-in-bonn', content: 'From the file.' }]);
    fs.rmSync(folder, { recursive: true });
  });
});
