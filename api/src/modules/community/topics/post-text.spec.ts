import { isQuoteOf, readText, toTextDigest, toTopicCode, toTopicSlug } from './post-text.js';

describe('readText', () => {
  it('finds mentions as whole handles, and none in addresses', () => {
    const text = 'Thanks @ana-b and @Bo_2! Mail me@example.com, see https://x.example/@carl or @ab.';
    expect(readText(text, '').mentions).toEqual(['ana-b', 'bo_2']);
  });

  it('counts links and pictures of the rendering', () => {
    const html =
      '<a href="https://www.one.example/a" rel="x">1</a><a href="https://one.example/b">2</a><a href="/cities">3</a>' +
      '<a title="t" href="mailto:a@b.example">4</a><img src="/api/connect/pictures/a.webp">';
    expect(readText('', html)).toMatchObject({ links: 3, pictures: ['a.webp'], hosts: ['one.example'] });
  });

  it('knows links and their hosts however they are written', () => {
    const html =
      '<a href="HTTPS://One.example/a">1</a><a href="https://one.example./b">2</a><a href="MAILTO:a@b.example">3</a>';
    expect(readText('', html)).toMatchObject({ links: 3, hosts: ['one.example'] });
  });

  it.each([
    ['Write to ana@example.com', true],
    ['Call +351 912 345 678', true],
    ['Call (0351) 912-345-678', true],
    ['telegram: @ana', true],
    ['I pay $1,250 a month since 2024-05-01', false],
    ['See /t/1234567890 or 0193a000-0000-7000-8000-000000000001', false],
    ['The signal is weak near the beach', false],
    ['Rents rose from 1200 to 1350 between 2023 and 2025', false],
  ])('knows whether "%s" has contact data: %s', (text, hasContactData) => {
    expect(readText(text, '').hasContactData).toBe(hasContactData);
  });
});

describe('texts', () => {
  it('have the same digest when only case, spaces and punctuation differ', () => {
    expect(toTextDigest('Best rooms,  call NOW!')).toBe(toTextDigest('best rooms call now'));
    expect(toTextDigest('Best rooms')).not.toBe(toTextDigest('Best room'));
  });

  it('are quoted only by words that occur in them', () => {
    const source = { text: 'Rents in **Graça** rose.', plainText: 'Rents in Graça rose.' };
    expect(isQuoteOf('Rents in\nGraça', source)).toBe(true);
    expect(isQuoteOf('in **Graça** rose', source)).toBe(true);
    expect(isQuoteOf('Rents fell', source)).toBe(false);
  });
});

describe('addresses of topics', () => {
  it.each([
    ['How do I rent in São Paulo?', 'how-do-i-rent-in-sao-paulo'],
    ['東京の家賃はいくらですか？', 'topic'],
    [`${'word '.repeat(30)}`, 'word-'.repeat(16).slice(0, -1)],
  ])('%s', (title, slug) => {
    expect(toTopicSlug(title)).toBe(slug);
  });

  it('have a code of eight letters and digits', () => {
    expect(toTopicCode('0193a000-0000-7000-8000-000000000001')).toMatch(/^[a-z0-9]{8}$/);
  });
});
