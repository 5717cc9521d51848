import { paths, type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { writeWishes } from './wishes-code';

/** The part of the explorer's address that opens the wishes. */
export const YOUR_IREX = 'your-irex';

/** Where these wishes stand among all cities, open to be changed. */
export const yourIrexPath = (wishes: IrexWishes): string => {
  const query = asksNothing(wishes) ? '' : `?${new URLSearchParams({ my: writeWishes(wishes) })}`;
  return `${paths.web.wanderlens()}${query}#${YOUR_IREX}`;
};
