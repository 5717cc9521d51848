import { paths, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { encodePreferences } from './preferences-code';

/** The part of the explorer's address that opens the wishes. */
export const YOUR_IREX_HASH = 'your-irex';

/** Where these wishes stand among all cities, open to be changed. */
export const getYourIrexPath = (preferences: IrexPreferences): string => {
  const query = isNeutral(preferences)
    ? ''
    : `?${new URLSearchParams({ my: encodePreferences(preferences) })}`;
  return `${paths.web.wanderlens()}${query}#${YOUR_IREX_HASH}`;
};
