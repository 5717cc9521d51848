import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import * as requests from './index.js';
import { validationErrors } from './index.js';

type RequestClass = new () => Record<string, unknown>;

const fieldNames = (request: RequestClass) => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(request, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

const isRequest = (value: unknown): value is RequestClass =>
  typeof value === 'function' && fieldNames(value as RequestClass).length > 0;

const fields = Object.values<unknown>(requests)
  .filter(isRequest)
  .flatMap((request) => fieldNames(request).map((name) => ({ request, name })))
  .map(({ request, name }) => ({ request, name, field: `${request.name}.${name}` }));

/** Texts of several lines. */
const severalLines = new Set([
  'AdminUserRequest.reason',
  'CancelRequest.comment',
  'CityEditRequest.reason',
  'ClientErrorRequest.message',
  'ClientErrorRequest.stack',
  'GrantRequest.reason',
  'NewsletterIssueRequest.text',
  'PostTextRequest.content',
  'PostTextRequest.excerpt',
  'ReadablePost.content',
  'BookmarkFigureRequest.words',
]);

/** Only ever hashed or compared: any character may be part of a password. */
const isPassword = (name: string) => name === 'password' || name === 'current';
/** A number, asked for in one kind of event alone. */
const isOfOneKind = (field: string) => field === 'AnalyticsEventRequest.seconds';

const texts = fields.filter(({ name, field }) => !isPassword(name) && !isOfOneKind(field));
const lines = texts.filter(({ field }) => !severalLines.has(field));

/** What a rule keeps of `value` in a field, as text; null where it refuses it. */
const keptOf = (request: RequestClass, name: string, value: string): string | null => {
  const payload = { [name]: value };
  const isRefused = validationErrors(request, payload).some(({ path }) => path.split('.')[0] === name);
  return isRefused ? null : JSON.stringify(plainToInstance(request, payload)[name]);
};

describe('every text field of every request', () => {
  it('is one of many', () => {
    expect(lines.length).toBeGreaterThan(80);
    expect(texts.filter(({ field }) => severalLines.has(field))).toHaveLength(severalLines.size);
  });

  it.each(texts)('refuses a NUL and names the field: $field', ({ request, name }) => {
    expect(keptOf(request, name, 'a\u0000b')).toBeNull();
  });

  it.each(lines)('refuses control characters and keeps one line: $field', ({ request, name }) => {
    for (const value of ['a\u0001b', 'a\u001bb', 'a\u007fb', 'a\u009bb'])
      expect(keptOf(request, name, value)).toBeNull();
    for (const value of ['a\nb', 'a\r\nb', 'a\tb', 'a\u000bb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])
      expect(keptOf(request, name, value) ?? '').not.toMatch(/\\[nrtf]|\\u00|[\p{Cc}\p{Zl}\p{Zp}]/u);
  });

  it.each(fields.filter(({ field }) => severalLines.has(field)))(
    'keeps its lines where it has several: $field',
    ({ request, name }) => {
      expect(keptOf(request, name, 'one\ntwo')).toBe('"one\\ntwo"');
    },
  );

  it('takes a pasted name with its breaks as one line', () => {
    const pasted = plainToInstance(requests.ProfileRequest, { firstName: ' Ana\r\nMaria\u2028Rosa\n' });
    expect(pasted.firstName).toBe('Ana Maria Rosa');
  });
});

describe('every list of texts', () => {
  it.each([
    ['CompareQuery', requests.CompareQuery, { cities: 'lis\u0000bon,porto' }],
    ['AnalysisRequest', requests.AnalysisRequest, { cities: ['lis\u0000bon'] }],
    ['ReportRequest', requests.ReportRequest, { cities: ['lis\u0000bon'] }],
    ['PostWordsRequest', requests.PostTextRequest, { tags: ['a\u0000b'] }],
    ['PostWordsRequest', requests.PostTextRequest, { cities: ['a\nb\u0007'] }],
  ])('of %s refuses control characters', (_name, request, payload) => {
    const [field] = Object.keys(payload);
    expect(validationErrors<object>(request, payload).map(({ path }) => path)).toContain(field);
  });
});
