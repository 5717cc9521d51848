import { copyTables, emptyTables, type Tables } from './tables.js';

const KNOWN = { cards: 7, flags: 5, people: 3 };
const DAYS = 361;

const valuesOf = (tables: Tables): [string, number[]][] =>
  Object.entries(tables).map(([name, table]) => [name, [...(table as Tables['visited'])]]);

const filled = (): Tables => {
  const tables = emptyTables(KNOWN, DAYS);
  Object.values(tables).forEach((table: Tables['visited'], at) => table.fill(at + 1));
  return tables;
};

describe('the tables of a run', () => {
  it('start empty with a place for every day', () => {
    const tables = emptyTables(KNOWN, DAYS);
    expect(tables.zoneOfDay).toHaveLength(DAYS);
    for (const [, values] of valuesOf(tables)) expect(new Set(values)).toEqual(new Set([0]));
  });

  it('do not overlap', () => {
    valuesOf(filled()).forEach(([, values], at) => expect(new Set(values)).toEqual(new Set([at + 1])));
  });

  it('are copied without sharing data', () => {
    const tables = filled();
    const copy = copyTables(tables);
    expect(valuesOf(copy)).toEqual(valuesOf(filled()));
    Object.values(copy).forEach((table: Tables['visited']) => table.fill(0));
    expect(valuesOf(tables)).toEqual(valuesOf(filled()));
  });
});
