import { parseNumber } from './csv.mjs';
import { country, estimate } from './figure.mjs';
import { toSafetyBasis } from './score-inputs.mjs';

const AROUND_2020 = '2017–2023';

const notes = {
  'older-homicide': 'Its homicide figure is older.',
  governance: 'Estimated from governance alone, without a homicide figure.',
};

/** Returns the composite, its label and its parts. `basis` tells the score how reliable it is. */
export const toSafetyFigures = (row) => {
  const isOlder = row.homicide_src === 'WDI (older year)';
  const homicideYear = isOlder ? row.homicide_year : AROUND_2020;
  const wgi = (value) => country(value, 'wgi', AROUND_2020);
  const figures = {
    homicide_rate: country(parseNumber(row.homicide_per100k), 'wdi', homicideYear),
    political_stability: wgi(parseNumber(row.wgi_political_stability)),
    rule_of_law: wgi(parseNumber(row.wgi_rule_of_law)),
  };
  if (row.safety_basis === '') return figures;
  const basis = toSafetyBasis(row.safety_basis);
  const year = basis === 'older-homicide' ? `${row.homicide_year} and ${AROUND_2020}` : AROUND_2020;
  const index = estimate(parseNumber(row.safety_index_0_100), 'safety-composite', year, notes[basis]);
  return {
    safety_index: { ...index, basis },
    safety_label: estimate(row.safety_label, 'safety-composite', year, notes[basis]),
    ...figures,
  };
};
