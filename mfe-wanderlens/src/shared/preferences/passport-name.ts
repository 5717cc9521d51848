import { type IrexPassport } from '@wanderwork/contracts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The country that issues it: "Brazil". */
export const getPassportCountry = (passport: IrexPassport): string => countryNames.of(passport) ?? passport;
