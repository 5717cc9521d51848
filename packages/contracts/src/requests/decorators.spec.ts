import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, IsInt } from 'class-validator';
import * as requests from './index.js';
import { findValidationErrors } from './index.js';
import { Nested, NestedList } from './decorators.js';

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

/** Fields with several lines. */
const multilineFields = new Set([
  'AdminUserRequest.reason',
  'CancelRequest.comment',
  'CityEditRequest.reason',
  'ConnectDraftRequest.text',
  'ConnectPreviewRequest.text',
  'ConnectProfileRequest.about',
  'ContentReportRequest.text',
  'MeetupEditRequest.text',
  'MeetupRequest.text',
  'MessageRequest.text',
  'PostEditRequest.text',
  'ReplyRequest.text',
  'TopicRequest.text',
  'ClientErrorRequest.message',
  'ClientErrorRequest.stack',
  'GrantRequest.reason',
  'NewsletterIssueRequest.text',
  'PostTextRequest.content',
  'PostTextRequest.excerpt',
  'ReadablePost.content',
  'BookmarkFigureRequest.words',
]);

/** Passwords may contain any character: they are only hashed or compared. */
const isPassword = (name: string) => name === 'password' || name === 'current';
/** A number that only one kind of event has. */
const isConditional = (field: string) => field === 'AnalyticsEventRequest.seconds';

const texts = fields.filter(({ name, field }) => !isPassword(name) && !isConditional(field));
const lines = texts.filter(({ field }) => !multilineFields.has(field));

/** The transformed `value` of a field as JSON; null if it is rejected. */
const transformValue = (request: RequestClass, name: string, value: string): string | null => {
  const payload = { [name]: value };
  const isRefused = findValidationErrors(request, payload).some(({ path }) => path.split('.')[0] === name);
  return isRefused ? null : JSON.stringify(plainToInstance(request, payload)[name]);
};

describe('every text field of every request', () => {
  it('is covered by this test', () => {
    expect(lines.length).toBeGreaterThan(80);
    expect(texts.filter(({ field }) => multilineFields.has(field))).toHaveLength(multilineFields.size);
  });

  it.each(texts)('rejects NUL: $field', ({ request, name }) => {
    expect(transformValue(request, name, 'a\u0000b')).toBeNull();
  });

  it.each(lines)('rejects control characters and stays on one line: $field', ({ request, name }) => {
    for (const value of ['a\u0001b', 'a\u001bb', 'a\u007fb', 'a\u009bb'])
      expect(transformValue(request, name, value)).toBeNull();
    for (const value of ['a\nb', 'a\r\nb', 'a\tb', 'a\u000bb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])
      expect(transformValue(request, name, value) ?? '').not.toMatch(/\\[nrtf]|\\u00|[\p{Cc}\p{Zl}\p{Zp}]/u);
  });

  it.each(fields.filter(({ field }) => multilineFields.has(field)))(
    'keeps line breaks: $field',
    ({ request, name }) => {
      expect(transformValue(request, name, 'one\ntwo')).toBe('"one\\ntwo"');
    },
  );

  it('puts a pasted name on one line', () => {
    const pasted = plainToInstance(requests.ProfileRequest, { firstName: ' Ana\r\nMaria\u2028Rosa\n' });
    expect(pasted.firstName).toBe('Ana Maria Rosa');
  });
});

describe('every list of texts', () => {
  it.each([
    ['CompareQuery', requests.CompareQuery, { cities: 'lis\u0000bon,porto' }],
    ['AnalysisRequest', requests.AnalysisRequest, { cities: ['lis\u0000bon'] }],
    ['ReportRequest', requests.ReportRequest, { cities: ['lis\u0000bon'] }],
    ['PostTextRequest', requests.PostTextRequest, { tags: ['a\u0000b'] }],
    ['PostTextRequest', requests.PostTextRequest, { cities: ['a\nb\u0007'] }],
  ])('of %s rejects control characters', (_name, request, payload) => {
    const [field] = Object.keys(payload);
    expect(findValidationErrors<object>(request, payload).map(({ path }) => path)).toContain(field);
  });
});

class Stay {
  @IsInt()
  nights!: number;
}

class Trip {
  @Nested(Stay)
  first!: Stay;

  @NestedList(Stay, 2)
  others!: Stay[];
}

const stay = { nights: 3 };
const getErrorPaths = (trip: object) => findValidationErrors(Trip, trip).map(({ path }) => path);

describe('Nested and NestedList', () => {
  it('accept valid objects', () => {
    expect(getErrorPaths({ first: stay, others: [stay, stay] })).toEqual([]);
  });

  it.each([
    ['an invalid object', { first: { nights: 'x' }, others: [stay] }, 'first.nights'],
    ['an unknown field', { first: { nights: 3, isAdmin: true }, others: [stay] }, 'first.isAdmin'],
    ['a text', { first: 'x', others: [stay] }, 'first'],
    ['a list instead of an object', { first: [stay], others: [stay] }, 'first'],
    ['a missing object', { others: [stay] }, 'first'],
    ['too many objects', { first: stay, others: [stay, stay, stay] }, 'others'],
    ['too few objects', { first: stay, others: [] }, 'others'],
    ['an object instead of a list', { first: stay, others: stay }, 'others'],
    ['a text in a list', { first: stay, others: ['x'] }, 'others'],
    ['an invalid object in a list', { first: stay, others: [stay, { nights: 1.5 }] }, 'others.1.nights'],
  ])('reject %s and name the field', (_what, trip, path) => {
    expect(getErrorPaths(trip)).toContain(path);
  });
});
