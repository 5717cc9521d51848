import { parseNumber } from './csv.mjs';
import { country, estimate, givenFigure, measured } from './figure.mjs';

const parts = {
  rent_center: 'rent_1br_center_usd',
  rent_outside: 'rent_1br_outside_usd',
  food: 'food_usd',
  transport: 'transport_usd',
  utilities_internet: 'utilities_internet_usd',
  leisure: 'leisure_usd',
  other_with_coworking: 'other_incl_coworking_usd',
  meal: 'meal_usd',
};

/** Returns the monthly total with its parts, and the US per diems as an official figure next to the model. */
export const toCostFigures = (row) => {
  const isSample = row.monthly_cost_basis === 'spec';
  const total = parseNumber(row.monthly_cost_usd);
  const model = (value, note) => estimate(value, 'cost-model', '2026', note);
  const figures = {
    monthly_cost: isSample
      ? givenFigure(total, 'launch-sample', '2026')
      : model(total, `About ±${row.cost_err_pct} %.`),
  };
  for (const [key, column] of Object.entries(parts))
    figures[key] = model(
      parseNumber(row[column]),
      isSample ? 'The given total, split by the model.' : undefined,
    );

  const ownRate = row.perdiem_level === 'city';
  const perDiem = (value) =>
    ownRate
      ? measured(value, 'us-per-diem', '2026')
      : country(value, 'us-per-diem', '2026', "The rate for the country's other places.");
  figures.perdiem_lodging = perDiem(parseNumber(row.perdiem_lodging_usd));
  figures.perdiem_meals = perDiem(parseNumber(row.perdiem_mie_usd));
  return figures;
};
