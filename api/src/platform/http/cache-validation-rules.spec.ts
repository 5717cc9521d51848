import { getMetadataStorage, IsOptional, IsString, MaxLength, validateSync } from 'class-validator';
import { cacheValidationRules } from './cache-validation-rules.js';

class Filters {
  @IsOptional()
  @MaxLength(3)
  @IsString()
  region?: string;
}

class Search extends Filters {
  @MaxLength(5)
  @IsString()
  q!: string;
}

const findViolations = (fields: object): string[] =>
  validateSync(Object.assign(new Search(), fields), { whitelist: true, forbidNonWhitelisted: true }).flatMap(
    ({ property, constraints = {} }) => Object.keys(constraints).map((rule) => `${property} ${rule}`),
  );

const gatherRules = (type: new () => object) =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

describe('cacheValidationRules', () => {
  const rulesBefore = gatherRules(Search);
  beforeAll(() => {
    cacheValidationRules();
    cacheValidationRules();
  });

  it('finds the rules of a class and its base class', () => {
    expect(gatherRules(Search)).toEqual(rulesBefore);
    expect(gatherRules(Filters)).toHaveLength(3);
  });

  it('reuses the rules at the next check', () => {
    expect(gatherRules(Search)).toBe(gatherRules(Search));
    expect(gatherRules(Search)).not.toBe(gatherRules(Filters));
  });

  it('validates correctly at every check', () => {
    for (let check = 0; check < 2; check += 1) {
      expect(findViolations({ q: 'porto' })).toEqual([]);
      expect(findViolations({ q: 'lisbon', region: 'Asia', other: 1 }).sort()).toEqual([
        'other whitelistValidation',
        'q maxLength',
        'region maxLength',
      ]);
      expect(findViolations({}).sort()).toEqual(['q isString', 'q maxLength']);
    }
  });

  it('finds the rules of a class that is defined later', () => {
    class Later {}
    expect(gatherRules(Later)).toEqual([]);
    IsString()(Later.prototype, 'q');
    expect(gatherRules(Later)).toHaveLength(1);
  });
});
