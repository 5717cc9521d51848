import { getMetadataStorage, IsOptional, IsString, MaxLength, validateSync } from 'class-validator';
import { gatherRulesOnce } from './rules-gathered-once.js';

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

const broken = (fields: object): string[] =>
  validateSync(Object.assign(new Search(), fields), { whitelist: true, forbidNonWhitelisted: true }).flatMap(
    ({ property, constraints = {} }) => Object.keys(constraints).map((rule) => `${property} ${rule}`),
  );

const gathers = (type: new () => object) =>
  getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);

describe('rules that are gathered once', () => {
  const before = gathers(Search);
  beforeAll(() => {
    gatherRulesOnce();
    gatherRulesOnce();
  });

  it('are those of the class and of what it extends', () => {
    expect(gathers(Search)).toEqual(before);
    expect(gathers(Filters)).toHaveLength(3);
  });

  it('are the same ones at the next check', () => {
    expect(gathers(Search)).toBe(gathers(Search));
    expect(gathers(Search)).not.toBe(gathers(Filters));
  });

  it('hold at every check', () => {
    for (let check = 0; check < 2; check += 1) {
      expect(broken({ q: 'porto' })).toEqual([]);
      expect(broken({ q: 'lisbon', region: 'Asia', other: 1 }).sort()).toEqual([
        'other whitelistValidation',
        'q maxLength',
        'region maxLength',
      ]);
      expect(broken({}).sort()).toEqual(['q isString', 'q maxLength']);
    }
  });

  it('of a class that is defined later are found too', () => {
    class Later {}
    expect(gathers(Later)).toEqual([]);
    IsString()(Later.prototype, 'q');
    expect(gathers(Later)).toHaveLength(1);
  });
});
