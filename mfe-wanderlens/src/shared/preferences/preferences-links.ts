import { paths, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { encodePreferences, YOUR_IREX_HASH } from './preferences-code';

/** The address of the explorer with these preferences open. */
export const getYourIrexPath = (preferences: IrexPreferences): string => {
  const query = isNeutral(preferences)
    ? ''
    : `?${new URLSearchParams({ my: encodePreferences(preferences) })}`;
  return `${paths.web.wanderlens()}${query}#${YOUR_IREX_HASH}`;
};

export const arePreferencesEqual = (a: IrexPreferences, b: IrexPreferences): boolean =>
  encodePreferences(a) === encodePreferences(b);
