import path from 'node:path';
import { remotes } from '../start/projects.mjs';
import { budgets, overBudget, scriptsEntry } from './budgets.mjs';
import { builtWeights } from './built.mjs';

const { goals, entries, chunks } = budgets;
const built = builtWeights(path.resolve(__dirname, '../..'), remotes);

const problems = (
  kind: 'scripts' | 'file',
  figures: Record<string, number>,
  entryOf: (what: string) => unknown,
  goal: number,
) =>
  Object.entries(figures).flatMap(
    ([what, figure]) => overBudget({ what, kind, figure, entry: entryOf(what), goal }) ?? [],
  );

describe('what was built', () => {
  it('keeps the scripts of every route within its budget, which is the goal unless another is set', () => {
    expect(problems('scripts', built.routes, scriptsEntry, goals.scripts)).toEqual([]);
  });

  it('keeps the first script of every project within its budget', () => {
    expect(problems('file', built.entries, (project) => entries[project], Infinity)).toEqual([]);
  });

  it('keeps the largest lazy script of every project within its budget', () => {
    expect(problems('file', built.chunks, (project) => chunks[project], goals.chunk)).toEqual([]);
  });
});

describe('a budget', () => {
  const page = { what: '/wanderlens', kind: 'page', figure: 230_000, goal: 220_000 } as const;

  it('says by how much a figure is above it, and what to do', () => {
    expect(overBudget({ ...page, entry: 215_000 })).toMatch(
      /^\/wanderlens: the whole page grew to 230\.0 kB, 15\.0 kB above the budget of 215\.0 kB\. Load what/,
    );
  });

  it('above the goal needs a reason, even where nothing grew', () => {
    const above = { budget: 240_000, reason: '' };
    expect(overBudget({ ...page, entry: above })).toContain('gives no reason');
    expect(
      overBudget({
        ...page,
        entry: { ...above, reason: 'The text of an article has two fonts of its own.' },
      }),
    ).toBeNull();
  });

  it('is missing where none is set', () => {
    expect(overBudget({ ...page, entry: undefined })).toContain('has no budget');
  });
});
