import { complain, say } from '../start/terminal.mjs';
import { createFlakyNotice, sum } from './reports.mjs';

/** Prints the totals of several runs; returns whether all tests passed and at least one ran. */
export const reportCounts = (counts, where = '') => {
  counts.filter(({ problem }) => problem).forEach(({ problem }) => complain(problem));
  const notice = createFlakyNotice(counts);
  if (notice) complain(notice);
  const { passed, failed } = sum(counts);
  say(`\n${passed} passed, ${failed} failed${where}`);
  return failed === 0 && passed > 0;
};
