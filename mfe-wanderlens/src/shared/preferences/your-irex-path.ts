import { paths, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { encodePreferences } from './preferences-code';

/** The part of the explorer's address that opens the wishes. */
export const YOUR_IREX = 'your-irex';

/** Where these wishes stand among all cities, open to be changed. */
export const yourIrexPath = (wishes: IrexPreferences): string => {
  const query = isNeutral(wishes) ? '' : `?${new URLSearchParams({ my: encodePreferences(wishes) })}`;
  return `${paths.web.wanderlens()}${query}#${YOUR_IREX}`;
};
