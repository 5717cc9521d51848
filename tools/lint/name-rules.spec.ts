import { Linter } from 'eslint';
import names from './name-rules.mjs';

const linter = new Linter();

const findProblems = (code: string, filename = 'people.mjs') =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.{mjs,ts}'],
          plugins: { names: names as never },
          rules: { 'names/no-retired-words': 'error', 'names/service-names': 'error' },
        },
      ],
      { filename },
    )
    .map(({ message }) => message);

describe('the rule of retired words', () => {
  it.each([
    ['a variable', 'export const lastDeed = 1;', '"lastDeed" uses the retired word "deed". Use: action'],
    ['a parameter', 'export const run = (asked) => asked.id;', '"asked" uses the retired word ".asked"'],
    ['a class member', 'export class Person { shelf() {} }', '"shelf" uses the retired word "shelf"'],
    ['the end of a name', 'export const errorWords = {};', '"errorWords" uses the retired word "-words"'],
  ])('reports it in the name of %s', (_where, code, problem) => {
    expect(findProblems(code)).toEqual([expect.stringContaining(problem)]);
  });

  it('reports it in the name of a file', () => {
    expect(findProblems('export {};', 'post-words.mjs')).toEqual([
      expect.stringContaining('The file name uses the retired word "-words"'),
    ]);
  });

  it.each([
    ['names a property that the wire format may fix', 'export const body = { wishes: [] };'],
    ['contains the word inside of another one', 'export const indeed = 1; export const askedAt = 2;'],
    ['is the plain word that only an ending retires', 'export const words = [];'],
  ])('accepts code that %s', (_what, code) => {
    expect(findProblems(code)).toEqual([]);
  });
});

describe('the rule of service names', () => {
  it('reports a class of a .service.ts file that is not called a service', () => {
    expect(findProblems('export class People {}', 'people.service.ts')).toEqual([
      'A class exported by a .service.ts file is called …Service, not "People".',
    ]);
    expect(findProblems('export class PeopleService {}', 'people.service.ts')).toEqual([]);
    expect(findProblems('export class People {}', 'people.ts')).toEqual([]);
  });
});
