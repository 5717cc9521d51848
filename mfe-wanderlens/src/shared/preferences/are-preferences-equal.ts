import { type IrexPreferences } from '@wanderwork/contracts';
import { encodePreferences } from './preferences-code';

export const arePreferencesEqual = (a: IrexPreferences, b: IrexPreferences): boolean =>
  encodePreferences(a) === encodePreferences(b);
