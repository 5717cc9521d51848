/** Another value generates other requests: `FUZZ_SEED=7 npm run test:fuzz`. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 20_260_401);

/** A seeded random generator of numbers from 0 to below 1 (mulberry32). */
export const createRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

type Random = () => number;

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { in: [nested(depth - 1)] });

/** Values that broken or malicious clients send. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  [],
  ['a'],
  {},
  { a: { b: 1 } },
  nested(60),
  [[[]]],
  '',
  ' ',
  '0',
  'null',
  '2026-02-30',
  '-1',
  'NaN',
  '1e999',
  'a@b',
  'ana@example.com',
  'ümlaut@exämple.com',
  '🏝️'.repeat(40),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  'x'.repeat(300),
  'x'.repeat(20_000),
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%ff',
  '${7*7}',
  '__proto__',
  'constructor',
  '\r\nset-cookie: a=b',
  '\\',
  '"',
];

const oddNames = ['isAdmin', 'id', 'constructor', 'toString', 'subscriptionTier', '', ' ', '$ne', 'a.b', '0'];

type Body = Record<string, unknown>;

const changes: readonly ((body: Body, random: Random) => void)[] = [
  (body, random) => {
    body[pick(random, Object.keys(body))] = pick(random, oddValues);
  },
  (body, random) => {
    delete body[pick(random, Object.keys(body))];
  },
  (body, random) => {
    body[pick(random, oddNames)] = pick(random, oddValues);
  },
  (body, random) => {
    const name = pick(random, Object.keys(body));
    body[name] = [body[name]];
  },
  (body, random) => {
    const name = pick(random, Object.keys(body));
    body[name] = `${String(body[name])}${pick(random, oddValues) as string}`;
  },
];

/** Texts that are not JSON objects. */
const oddTexts = [
  '',
  ' ',
  '{',
  '{"a":',
  '[]',
  '"a"',
  '1',
  'null',
  'true',
  '\u0000',
  '{"__proto__":{}}',
  '[['.repeat(5_000),
  'a=b&a=c',
];

const ODD_TEXT_SHARE = 0.15;

/** A JSON text with a few changes to `sample`, or a text that is not an object. */
export const generateBody = (sample: object, random: Random): string => {
  if (random() < ODD_TEXT_SHARE) return pick(random, oddTexts);
  const body: Body = { ...sample };
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    if (Object.keys(body).length > 0) pick(random, changes)(body, random);
  }
  return JSON.stringify(body);
};

const oddAddressParts = [
  '',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '..%5c',
  '%F0%9F%8F%9D',
  'x'.repeat(400),
  "'--",
  '*',
  '%25',
  ':slug',
  '0',
  '-1',
  '1e9',
  '[]',
  'a%0d%0ab',
];

/** An address of `route` with unusual parts for its parameters and an unusual query. */
export const generateUrl = (pattern: string, url: string, random: Random): string => {
  const odd = () => pick(random, oddAddressParts);
  const path = random() < 0.5 ? (url.split('?')[0] as string) : pattern.replace(/:\w+|\*/g, odd);
  const names = [...new URL(url, 'http://site').searchParams.keys(), 'limit', 'after', 'unknown'];
  const query = Array.from(
    { length: Math.floor(random() * 4) },
    () => `${pick(random, names)}${pick(random, ['=', '[]=', '[a]=', ''])}${odd()}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};
