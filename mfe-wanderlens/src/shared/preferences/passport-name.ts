import { type IrexPassport } from '@wanderwork/contracts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The issuing country: "Brazil". */
export const getPassportCountry = (passport: IrexPassport): string => countryNames.of(passport) ?? passport;
