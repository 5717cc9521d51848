import { readFileSync } from 'node:fs';
import { reliabilities, type Reliability } from '@wanderwork/contracts';
import { html } from '../../../platform/pages/html.js';
import { renderTable, type MethodSection } from './method-format.js';

/** What the page reads of `api/data/cost-model.json`, which `tools/data/build-cities.mjs` writes. */
interface CostModel {
  /** How far up the 80% range of a rent reaches, %: one number, or the narrowest and the widest. */
  rentRangesPct: Record<Reliability, number[]>;
  errors: {
    /** Errors in cities whose whole country was left out of the fit; `logSd` is the standard deviation of ln rent. */
    rent: {
      anchors: number;
      countries: number;
      biasPct: number;
      medianErrorPct: number;
      logSd: number;
      within80Pct: number;
    };
    lines: { countries: number; biasPct: number; logSd: number };
    pairs: { right: number; of: number };
  };
  /** Pairs of cities that the model has in the wrong order. */
  acceptedPairs: { higher: string; lower: string; reason: string }[];
}

const { rentRangesPct, errors, acceptedPairs } = JSON.parse(
  readFileSync(new URL('../../../../data/cost-model.json', import.meta.url), 'utf8'),
) as CostModel;

const rentOrigins: Readonly<Record<Reliability, string>> = {
  A: 'official, for one bedroom and a new lease',
  B: 'official, brought to one bedroom or a new lease by a ratio',
  C: 'our model; the country has an official rent, or prices of at least half the American level',
  D: 'our model, far from anything official: a rough guess, rounded to $50',
};

/** A range that nearly doubles the rent is a factor, because −90% would be a tenth of it. */
const formatRange = (reliability: Reliability): string =>
  rentRangesPct[reliability]
    .map((percent) =>
      reliability === 'D' ? `divided or multiplied by ${1 + percent / 100}` : `±${percent}%`,
    )
    .join(' to ');

const toRentRow = (reliability: Reliability): string[] => [
  reliability,
  rentOrigins[reliability],
  formatRange(reliability),
];

const formatSigned = (percent: number): string => `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;

/** How a monthly cost is estimated, how far off it is, and which cities it has in the wrong order. */
export const renderCostSection = (): MethodSection => ({
  id: 'cost',
  title: 'Where the monthly cost comes from',
  body: html`<p>
      The rent is for a one-bedroom flat in a good district, for somebody who moves in now. Where a public
      office publishes rents, we take them. Everywhere else, a model estimates the rent from the country’s
      price level, the hotel and meal rates that the US government pays there, the population, and how far the
      official rents of the country lie from the model. Food, transport, bills, leisure and the rest are what
      one person in the US spends, at the country’s price level.
    </p>
    ${renderTable(['Rent', 'Where it comes from', '80% range'], reliabilities.map(toRentRow))}
    <p>
      We test the rent model by leaving out a whole country, fitting it to the others, and comparing. Over
      ${errors.rent.anchors} cities in ${errors.rent.countries} countries, the median error is
      ${errors.rent.medianErrorPct}%, the average error ${formatSigned(errors.rent.biasPct)}, and
      ${errors.rent.within80Pct}% of the official rents lie in the 80% range. For the other lines no open
      source measures the error. Their range is how far two price levels disagree in ${errors.lines.countries}
      countries: purchasing power parity, and the price of a Big Mac. Against the Big Mac, parity makes the
      average country ${Math.abs(errors.lines.biasPct)}% cheaper, so the other lines are probably too low
      where prices are low.
    </p>
    <p>
      Residents know which of two cities is more expensive. Of ${errors.pairs.of} such pairs, the rents have
      ${errors.pairs.right} in the right order. The others, and why we live with them for now:
    </p>
    <ul>
      ${acceptedPairs.map(
        ({ higher, lower, reason }) => html`<li><b>${higher} costs more than ${lower}.</b> ${reason}</li>`,
      )}
    </ul>`,
});
