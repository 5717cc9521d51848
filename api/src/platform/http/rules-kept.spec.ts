import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, IsString, MaxLength, validate, ValidateBy } from 'class-validator';
import * as requests from '@wanderwork/contracts/requests';
import { keepsRules } from './rules-kept.js';

type Type = new () => object;

const storage = getMetadataStorage();
const rulesOf = (type: Type) => storage.getTargetValidationMetadatas(type, '', false, false);
const isType = (exported: unknown): exported is Type =>
  typeof exported === 'function' && rulesOf(exported as Type).length > 0;
const types = Object.values(requests).filter(isType);

const values = [
  ...[
    '',
    ' ',
    '1',
    '0',
    '7',
    '13',
    '-1',
    'x',
    'PT',
    'pt',
    'safe',
    'Very Safe',
    'irex',
    'cost',
    'Asia',
    'warm',
  ],
  ...[
    'ana@example.com',
    'not an address',
    '2026-11-23',
    '2026-11-23T10:00:00Z',
    'lisbon',
    'lisbon,porto',
    ',',
  ],
  ...['a quiet place by the sea', 'x'.repeat(100), 'x'.repeat(3000), '\u0000', 'https://example.com/'],
  ...[0, 1, 12, 13, 100_001, -1, 1.5, Number.NaN, Infinity, true, false, null, undefined],
  ...[[], ['lisbon'], ['lisbon', 'porto'], ['Lisbon', 1], [[]], Array.from({ length: 300 }, () => 'x'), {}],
];

const isRight = async (object: object): Promise<boolean> => {
  const errors = await validate(object, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  });
  return errors.length === 0;
};

/** The first of the values with which each field is right, so that one wrong field alone is told. */
const rightFields = async (type: Type): Promise<Record<string, unknown>> => {
  const right: Record<string, unknown> = {};
  for (const name of new Set(rulesOf(type).map(({ propertyName }) => propertyName)))
    for (const value of [undefined, ...values]) {
      const object = plainToInstance(type, { [name]: value });
      const wrong = (await validate(object)).some(({ property }) => property === name);
      if (wrong) continue;
      right[name] = value;
      break;
    }
  return right;
};

describe('whether an object keeps its rules', () => {
  it.each(types.map((type) => [type.name, type] as const))(
    'is told of %s as the library tells it',
    async (_, type) => {
      const right = await rightFields(type);
      const isPlain = rulesOf(type).every((rule) => /^(?:custom|conditional)Validation$/.test(rule.type));
      const told = { right: 0, wrong: 0 };
      for (const name of [...Object.keys(right), 'another'])
        for (const value of values) {
          const object = plainToInstance(type, { ...right, [name]: value });
          const isKept = await isRight(object);
          told[isKept ? 'right' : 'wrong'] += 1;
          expect([name, value, keepsRules(object)]).toEqual([name, value, isPlain && isKept]);
        }
      expect(told.wrong).toBeGreaterThan(0);
    },
  );

  it('is told of most requests, and at least of a search', () => {
    expect(types.length).toBeGreaterThan(40);
    expect(keepsRules(plainToInstance(requests.SearchQuery, { q: 'lisbon', month: '1' }))).toBe(true);
    expect(keepsRules(plainToInstance(requests.SearchQuery, { q: 'lisbon', month: '13' }))).toBe(false);
  });

  it('is left to the library where a rule has to wait', () => {
    class Waiting {
      @ValidateBy({ name: 'waits', async: true, validator: { validate: () => Promise.resolve(false) } })
      @MaxLength(5)
      @IsString()
      q = 'porto';
    }
    expect(keepsRules(new Waiting())).toBe(false);
  });

  it('is left to the library where nothing is asked', () => {
    expect(keepsRules({})).toBe(false);
  });
});
