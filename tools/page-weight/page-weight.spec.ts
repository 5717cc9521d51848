import path from 'node:path';
import { remotes } from '../start/projects.mjs';
import { budgets, overBudget, findScriptsEntry } from './budgets.mjs';
import { measureBuilds } from './built.mjs';

const { goals, entries, chunks, named } = budgets;
const built = measureBuilds(path.resolve(__dirname, '../..'), remotes, Object.keys(named));

const findProblems = (
  kind: 'scripts' | 'file',
  figures: Record<string, number>,
  findEntry: (what: string) => unknown,
  goal: number,
) =>
  Object.entries(figures).flatMap(
    ([what, figure]) => overBudget({ what, kind, figure, entry: findEntry(what), goal }) ?? [],
  );

describe('the built scripts', () => {
  it('stay within the budget of every route, by default the goal', () => {
    expect(findProblems('scripts', built.routes, findScriptsEntry, goals.scripts)).toEqual([]);
  });

  it('stay within the budget of the first script of every project', () => {
    expect(findProblems('file', built.entries, (project) => entries[project], Infinity)).toEqual([]);
  });

  it('stay within the budget of the largest lazy script of every project', () => {
    expect(findProblems('file', built.chunks, (project) => chunks[project], goals.chunk)).toEqual([]);
  });

  it('stay within the budget of single lazy scripts that have one', () => {
    expect(findProblems('file', built.named, (name) => named[name], goals.chunk)).toEqual([]);
  });
});

describe('overBudget', () => {
  const page = { what: '/wanderlens', kind: 'page', figure: 230_000, goal: 220_000 } as const;

  it('tells by how much a figure exceeds its budget and what to do', () => {
    expect(overBudget({ ...page, entry: 215_000 })).toMatch(
      /^\/wanderlens: the whole page grew to 230\.0 kB, 15\.0 kB above the budget of 215\.0 kB\. Load what/,
    );
  });

  it('requires a reason for a budget above the goal, even when nothing grew', () => {
    const above = { budget: 240_000, reason: '' };
    expect(overBudget({ ...page, entry: above })).toContain('gives no reason');
    expect(
      overBudget({
        ...page,
        entry: { ...above, reason: 'The text of an article has two fonts of its own.' },
      }),
    ).toBeNull();
  });

  it('reports a missing budget', () => {
    expect(overBudget({ ...page, entry: undefined })).toContain('has no budget');
  });
});
