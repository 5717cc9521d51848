import { type CasePage } from '@wanderwork/contracts';
import { formatCount } from '../../common/model/labels';

/** "12 open cases, 3 overdue." */
export const describeQueue = ({ total, totalIs, overdue }: CasePage): string => {
  if (total === 0) return 'No open cases.';
  const more = totalIs === 'over' ? 'Over ' : '';
  const count = `${more}${formatCount(total, 'open case')}`;
  return overdue === 0 ? `${count}, none overdue.` : `${count}, ${overdue} overdue.`;
};
