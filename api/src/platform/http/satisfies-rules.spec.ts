import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, IsString, MaxLength, validate, ValidateBy } from 'class-validator';
import * as requests from '@wanderwork/contracts/requests';
import { satisfiesRules } from './satisfies-rules.js';

type Type = new () => object;

const storage = getMetadataStorage();
const getRules = (type: Type) => storage.getTargetValidationMetadatas(type, '', false, false);
const isType = (exported: unknown): exported is Type =>
  typeof exported === 'function' && getRules(exported as Type).length > 0;
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

const isValid = async (object: object): Promise<boolean> => {
  const errors = await validate(object, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  });
  return errors.length === 0;
};

/** Returns the first valid value for each field, so that a test can break one field at a time. */
const findValidFields = async (type: Type): Promise<Record<string, unknown>> => {
  const validFields: Record<string, unknown> = {};
  for (const name of new Set(getRules(type).map(({ propertyName }) => propertyName)))
    for (const value of [undefined, ...values]) {
      const object = plainToInstance(type, { [name]: value });
      const wrong = (await validate(object)).some(({ property }) => property === name);
      if (wrong) continue;
      validFields[name] = value;
      break;
    }
  return validFields;
};

describe('satisfiesRules', () => {
  it.each(types.map((type) => [type.name, type] as const))(
    'agrees with class-validator about %s',
    async (_, type) => {
      const validFields = await findValidFields(type);
      const isPlain = getRules(type).every((rule) => /^(?:custom|conditional)Validation$/.test(rule.type));
      const counts = { right: 0, wrong: 0 };
      for (const name of [...Object.keys(validFields), 'another'])
        for (const value of values) {
          const object = plainToInstance(type, { ...validFields, [name]: value });
          const isSatisfied = await isValid(object);
          counts[isSatisfied ? 'right' : 'wrong'] += 1;
          expect([name, value, satisfiesRules(object)]).toEqual([name, value, isPlain && isSatisfied]);
        }
      expect(counts.wrong).toBeGreaterThan(0);
    },
  );

  it('decides most requests, including a search', () => {
    expect(types.length).toBeGreaterThan(40);
    expect(satisfiesRules(plainToInstance(requests.SearchQuery, { q: 'lisbon', month: '1' }))).toBe(true);
    expect(satisfiesRules(plainToInstance(requests.SearchQuery, { q: 'lisbon', month: '13' }))).toBe(false);
  });

  it('leaves asynchronous rules to the library', () => {
    class Waiting {
      @ValidateBy({ name: 'waits', async: true, validator: { validate: () => Promise.resolve(false) } })
      @MaxLength(5)
      @IsString()
      q = 'porto';
    }
    expect(satisfiesRules(new Waiting())).toBe(false);
  });

  it('leaves classes without rules to the library', () => {
    expect(satisfiesRules({})).toBe(false);
  });
});
