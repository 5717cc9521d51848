import { isConfirmation, isEcho, isRefusal, joinResults, splitSentences } from './text';

it.each(['yes', 'Yes.', ' yes,  please! ', 'accept', 'Accept all'])('takes "%s" as a yes', (text) => {
  expect(isConfirmation(text)).toBe(true);
});

it.each(['yes but not Porto', 'yeah', 'ok', 'sure', 'accept it', 'oh yes', 'no', '', 'yes yes'])(
  'does not take "%s" as a yes',
  (text) => expect(isConfirmation(text)).toBe(false),
);

it.each([
  ['No, thanks.', true],
  ['cancel', true],
  ['no, make it cheaper', false],
])('knows whether "%s" only refuses', (text, expected) => expect(isRefusal(text)).toBe(expected));

it.each([
  ['about six hundred dollars', 'Rent is about six hundred dollars a month.', true],
  ['three of five words same', 'Three words are the same here', true],
  ['two words only, not more', 'Two of these words', false],
  ['the the the the', 'the rent', false],
  ['how is the weather', 'Rent is about six hundred dollars a month.', false],
  ['', 'anything', false],
])('tells whether "%s" is an echo of "%s"', (heard, spoken, expected) => {
  expect(isEcho(heard, spoken)).toBe(expected);
});

const final = (text: string) => ({ text, isFinal: true });

it.each([
  ['one result', [final('rent in Tbilisi')], 'rent in Tbilisi'],
  ['a result that arrives twice', [final('rent'), final('rent')], 'rent'],
  [
    'a result repeated by the next',
    [final('rent'), final('rent in'), final('rent in Tbilisi')],
    'rent in Tbilisi',
  ],
  ['a word that only begins like the next', [final('port'), final('porto')], 'port porto'],
  [
    'a result that never became final',
    [final('rent'), { text: ' in Tbilisi', isFinal: false }],
    'rent in Tbilisi',
  ],
  ['a gap', [final(''), final('rent')], 'rent'],
])('joins %s', (_what, results, expected) => expect(joinResults(results)).toBe(expected));

it('cuts a text into sentences of at most 160 characters, at the best place', () => {
  const long = `${'Rent is low, '.repeat(14)}and so on`;
  const parts = splitSentences(`Short one. 3.5 km away! ${long} ${'x'.repeat(400)}.`);
  expect(parts.slice(0, 2)).toEqual(['Short one.', '3.5 km away!']);
  expect(parts[2]).toMatch(/low,$/);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(160);
  expect(parts.join('').replace(/\s/g, '')).toBe(
    `Shortone.3.5kmaway!${long}${'x'.repeat(400)}.`.replace(/\s/g, ''),
  );
});
