import { type IrexPassport } from '@wanderwork/contracts';

const countryName = new Intl.DisplayNames('en', { type: 'region' });

/** The country that issues it: "Brazil". */
export const passportName = (passport: IrexPassport): string => countryName.of(passport) ?? passport;
