import 'reflect-metadata';
import { parseArticle } from './article.js';

const validFields: Record<string, string> = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'Twenty letters or more stand here.',
  category: 'Tips & Tutorials',
  tags: '[a-tag]',
  author: 'WanderWork',
  published: '2026-01-02',
  updated: '2026-01-02',
  sources: '[]',
};

const file = (fields: Record<string, string>, text = 'Words.') =>
  `---\n${Object.entries({ ...validFields, ...fields })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n\n${text}\n`;

const findError = (text: string): string => {
  try {
    parseArticle(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

/** A YAML alias bomb: 400 characters that expand to 387 million strings. */
const aliasBomb = ['a: &a [x]', ...'bcdefghij'].map((name, index, names) =>
  index === 0
    ? name
    : `${name}: &${name} [${Array(9)
        .fill(`*${names[index - 1]![0]}`)
        .join(', ')}]`,
);

it('treats a script in a title as plain text', () => {
  const title = `<script>alert("1")</script> & 'more'`;
  expect(parseArticle(file({ title: JSON.stringify(title) })).title).toBe(title);
});

const invalidFields: [field: string, value: string][] = [
  ['slug', '42'],
  ['slug', 'A Post'],
  ['slug', '../../etc/passwd'],
  ['slug', 'a'.repeat(10_000)],
  ['slug', '{ a: 1 }'],
  ['formerly', `[${'a'.repeat(10_000)}]`],
  ['formerly', 'a-text'],
  ['title', '[a, list]'],
  ['title', '1e999'],
  ['title', 'null'],
  ['title', '"two\\nlines"'],
  ['title', '"a\\0b"'],
  ['title', '"half of a sign \\uD800"'],
  ['excerpt', 'a'.repeat(301)],
  ['category', '"__proto__"'],
  ['category', '[Tips & Tutorials]'],
  ['tags', 'visas'],
  ['tags', '{ length: 1 }'],
  ['tags', '[[deep, list]]'],
  ['tags', '[one, null]'],
  ['tags', `[${Array.from({ length: 9 }, (_, index) => `tag ${index}`).join(', ')}]`],
  ['cities', '[Lisbon]'],
  ['author', 'true'],
  ['published', '+275760-09-13'],
  ['published', '"0000-01-01"'],
  ['published', '9999-12-31'],
  ['published', '2026-W01'],
  ['published', '2026-001'],
  ['published', '2026-02-30'],
  ['published', '20260102'],
  ['updated', '{}'],
  ['checked', 'soon'],
  ['featured', 'infinity'],
  ['sources', '{ title: A law, url: "https://example.org" }'],
  ['sources', '[null]'],
  ['sources', '[[]]'],
  ['sources', '[{ title: A law, url: "javascript:alert(1)" }]'],
  ['__proto__', '{ title: A post }'],
  ['constructor', '{ prototype: {} }'],
  ['hasOwnProperty', 'true'],
  ['importHash', 'abc'],
];

it.each(invalidFields.map(([field, value]) => [field, value.slice(0, 40), value]))(
  'names the invalid field: %s: %s',
  (field, _begin, value) => {
    const reason = String.raw`(^|; )${field}(\.\d.*)?: `;
    expect(findError(file({ [field]: value }))).toMatch(new RegExp(reason));
  },
);

it('refuses aliases between fields, including alias bombs', () => {
  expect(findError(file({ title: '&same A post', excerpt: '*same' }))).toMatch(/^excerpt: an alias/);
  expect(findError(`---\n${aliasBomb.join('\n')}\n---\n\nWords.\n`)).toMatch(/^b: an alias/);
});

it.each([
  ['a field said twice', 'title: A post\ntitle: Another', 'Map keys must be unique at line 3, column 1'],
  ['a list that nobody closed', 'tags: [visas', 'line 2'],
  ['a tag that makes more of a value', 'title: !!js/function "x"', 'Unresolved tag'],
  ['a second document', 'title: A post\n...\nslug: a-post', 'multiple documents'],
  ['a tower of lists', `tags: ${'['.repeat(6_000)}`, ''],
  ['more than an article needs', `title: ${'a'.repeat(20_000)}`, '20000 characters at most'],
  ['a list instead of fields', '- title', 'must be a list of fields'],
  ['nothing but a text', 'words', 'must be a list of fields'],
  ['nothing at all', '# a comment', 'must be a list of fields'],
])('refuses %s and names the place', (_what, written, reason) => {
  const error = findError(`---\n${written}\n---\n\nWords.\n`);
  expect(error).toMatch(/^front matter: /);
  expect(error).toContain(reason);
});

it('refuses a NUL character and names missing fields', () => {
  expect(findError(file({}, 'a\0b'))).toBe('the text contains a NUL character');
  expect(findError('---\nslug: a-post\n---\n\nWords.\n')).toMatch(/title: .*published: .*sources: /s);
});

it('does not pollute the object prototype', () => {
  findError(
    file({ sources: '[{ __proto__: { polluted: true }, title: A law, url: "https://example.org" }]' }),
  );
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
