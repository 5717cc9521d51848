import { irexPassports, type CityDetail, type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { analyse } from '../../src/modules/analysis/analyst/analyst.js';
import type { Dossier } from '../../src/modules/analysis/analyst/dossier.js';
import { DossiersService } from '../../src/modules/analysis/dossiers.service.js';
import { randomFrom } from '../platform/generated.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { allDossiers, saysGrade, unsupported } from './dossiers.js';

const RUNS = 400;

let house: TestApp;
let dossiers: Dossier[];
beforeAll(async () => {
  house = await startTestApp();
  dossiers = await allDossiers(house);
});
afterAll(() => house.close());

const random = randomFrom(20261122);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** The same city with some of its figures unknown. */
const partly = (city: CityDetail): CityDetail => ({
  ...city,
  climate: random() < 0.3 ? null : city.climate,
  similar: city.similar.filter(() => random() < 0.7),
  figures: city.figures.map((figure) =>
    random() < 0.4 ? { ...figure, value: null, grade: null, sourceId: null, year: null } : figure,
  ),
});

const partial = (dossier: Dossier): Dossier => ({ ...dossier, city: partly(dossier.city) });

const wishes = (): IrexPreferences => ({
  sliders: { ...neutralPreferences.sliders, safety: pick([0, 1, 5]), internet: pick([0, 1, 5]) },
  passport: pick([null, ...irexPassports]),
  clients: pick([
    null,
    { zone: 'America/New_York', from: 540, to: 1020 },
    { zone: 'Asia/Tokyo', from: 540, to: 1080 },
  ]),
  stay: pick([null, { month: pick([1, 7, 11]), months: pick([1, 3, 12]) }]),
  budgetUsd: pick([null, 700, 1500, 6000]),
});

describe('the analyst, whatever is known', () => {
  it('of a city with figures missing at random: no number without a cite, no grade unsaid', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const dossier = partial(pick(dossiers));
      for (const claim of analyse([dossier])) {
        expect([claim.text, unsupported(claim)]).toEqual([claim.text, []]);
        expect([claim.text, saysGrade(claim, dossier.city.country)]).toEqual([claim.text, true]);
        for (const { kind, key, text } of claim.cites.filter(({ city }) => city === dossier.city.slug))
          if (kind === 'figure' && dossier.city.figures.find((figure) => figure.key === key)?.value === null)
            expect(text).toBe('No figure');
      }
    }
  });

  it('under wishes of any kind: each wish is answered, or its lack of a figure is', async () => {
    for (let run = 0; run < 60; run += 1) {
      const wished = wishes();
      const [dossier] = await house.app.get(DossiersService).collect([pick(dossiers).city], wished);
      const claims = analyse([dossier!]);
      for (const claim of claims) expect([claim.text, unsupported(claim)]).toEqual([claim.text, []]);
      const yours = claims
        .filter(({ about }) => about === 'yours')
        .map(({ text }) => text)
        .join(' ');
      if (wished.budgetUsd !== null) expect(yours).toContain(wished.budgetUsd.toLocaleString('en'));
      if (wished.clients) expect(yours).toMatch(/your clients’ day/);
      if (wished.passport) expect(yours).toMatch(/passport/);
    }
  });

  it('of two or three cities: no number without a cite, and nobody ahead where it cannot be told', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const some = [...new Set([pick(dossiers), pick(dossiers), pick(dossiers)])].slice(0, pick([2, 3]));
      if (some.length < 2) continue;
      const claims = analyse(run % 2 === 0 ? some : some.map(partial));
      expect(claims.length).toBeGreaterThan(1);
      for (const claim of claims) expect([claim.text, unsupported(claim)]).toEqual([claim.text, []]);
      const [lead] = claims;
      if (/too close to tell apart/.test(lead!.text)) expect(lead!.text).not.toMatch(/is ahead/);
    }
  });
});
