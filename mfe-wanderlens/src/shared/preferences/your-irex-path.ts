import { paths, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { encodePreferences } from './preferences-code';

/** The hash of the explorer's address that opens Your IREX. */
export const YOUR_IREX_HASH = 'your-irex';

/** The address of the explorer with these preferences open. */
export const getYourIrexPath = (preferences: IrexPreferences): string => {
  const query = isNeutral(preferences)
    ? ''
    : `?${new URLSearchParams({ my: encodePreferences(preferences) })}`;
  return `${paths.web.wanderlens()}${query}#${YOUR_IREX_HASH}`;
};
