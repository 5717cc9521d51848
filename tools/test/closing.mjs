import { complain, say } from '../start/terminal.mjs';
import { flakyNotice, sum } from './reports.mjs';

/** Says what several runs came to, and whether all is well: nothing is for not having run. */
export const tellCounts = (counts, where = '') => {
  counts.filter(({ problem }) => problem).forEach(({ problem }) => complain(problem));
  const notice = flakyNotice(counts);
  if (notice) complain(notice);
  const { passed, failed } = sum(counts);
  say(`\n${passed} passed, ${failed} failed${where}`);
  return failed === 0 && passed > 0;
};
