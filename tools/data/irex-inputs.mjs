#!/usr/bin/env node
/**
 * Writes packages/irex/reference/inputs.jsonl from api/data/cities.jsonl: what the score reads of every city, named as
 * in packages/irex (`CityInputs`). packages/irex/reference/irex_reference.py computes scores.jsonl from it.
 *
 * node tools/data/irex-inputs.mjs && python3 packages/irex/reference/irex_reference.py
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Z_80 } from './lib/costs/rent-model.mjs';

const toInputs = ({ slug, region, figures, scoreOnly }) => {
  const all = Object.assign({}, ...Object.values(figures), scoreOnly);
  const value = (key) => all[key]?.value ?? null;
  const range = all.monthly_cost?.range;
  const temperatures = value('temperature_months');
  return {
    slug,
    region,
    fixedMbps: value('fixed_speed'),
    uploadMbps: value('upload'),
    broadbandPer100: value('broadband'),
    coworkingPer100k: null,
    monthlyCostUsd: value('monthly_cost'),
    costError: range ? Math.log(range[1] / range[0]) / (2 * Z_80) : null,
    safetyIndex: value('safety_index'),
    safetyBasis: all.safety_index?.basis ?? 'governance',
    temperatureC: temperatures === null || temperatures.includes(null) ? null : temperatures,
    rainMm: value('rain_months') ?? [],
    climateBasis: all.temperature_months?.grade === 'estimate' ? 'far-station' : 'near-station',
    nomadVisa: value('nomad_visa'),
    nomadVisaMonths: value('nomad_visa_months'),
    nomadVisaBasis: all.nomad_visa?.basis ?? null,
    openPassportsPct: value('open_passports'),
    airportKm: value('airport_nearest_km'),
    largeAirportKm: value('airport_large_km'),
    healthCoverage: value('health_coverage'),
    pm25: value('air_pm25'),
    englishPct: value('english_share'),
    population: value('population'),
  };
};

const cities = readFileSync(new URL('../../api/data/cities.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
writeFileSync(
  new URL('../../packages/irex/reference/inputs.jsonl', import.meta.url),
  cities.map((line) => JSON.stringify(toInputs(JSON.parse(line)))).join('\n') + '\n',
);
