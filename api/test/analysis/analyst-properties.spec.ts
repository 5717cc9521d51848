import { irexPassports, type CityDetail, type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { analyse } from '../../src/modules/analysis/analyst/analyst.js';
import type { Dossier } from '../../src/modules/analysis/analyst/dossier.js';
import { DossiersService } from '../../src/modules/analysis/dossiers.service.js';
import { createRandom } from '../platform/generated.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { collectAllDossiers, statesGrade, findUnsupportedNumbers } from './dossiers.js';

const RUNS = 400;

let api: TestApp;
let dossiers: Dossier[];
beforeAll(async () => {
  api = await startTestApp();
  dossiers = await collectAllDossiers(api);
});
afterAll(() => api.close());

const random = createRandom(20261122);
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** The same city with some of its figures missing at random. */
const removeSomeFigures = (city: CityDetail): CityDetail => ({
  ...city,
  climate: random() < 0.3 ? null : city.climate,
  similar: city.similar.filter(() => random() < 0.7),
  figures: city.figures.map((figure) =>
    random() < 0.4 ? { ...figure, value: null, grade: null, sourceId: null, year: null } : figure,
  ),
});

const toPartialDossier = (dossier: Dossier): Dossier => ({
  ...dossier,
  city: removeSomeFigures(dossier.city),
});

const createPreferences = (): IrexPreferences => ({
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

describe('the analyst, whatever figures are missing', () => {
  it('cites every number and states every grade for a city with figures missing at random', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const dossier = toPartialDossier(pick(dossiers));
      for (const claim of analyse([dossier])) {
        expect([claim.text, findUnsupportedNumbers(claim)]).toEqual([claim.text, []]);
        expect([claim.text, statesGrade(claim, dossier.city.country)]).toEqual([claim.text, true]);
        for (const { kind, key, text } of claim.cites.filter(({ city }) => city === dossier.city.slug))
          if (kind === 'figure' && dossier.city.figures.find((figure) => figure.key === key)?.value === null)
            expect(text).toBe('No figure');
      }
    }
  });

  it('answers every preference, or says which figure is missing', async () => {
    for (let run = 0; run < 60; run += 1) {
      const preferences = createPreferences();
      const [dossier] = await api.app.get(DossiersService).collect([pick(dossiers).city], preferences);
      const claims = analyse([dossier!]);
      for (const claim of claims)
        expect([claim.text, findUnsupportedNumbers(claim)]).toEqual([claim.text, []]);
      const personalText = claims
        .filter(({ about }) => about === 'yours')
        .map(({ text }) => text)
        .join(' ');
      if (preferences.budgetUsd !== null)
        expect(personalText).toContain(preferences.budgetUsd.toLocaleString('en'));
      if (preferences.clients) expect(personalText).toMatch(/your clients’ day/);
      if (preferences.passport) expect(personalText).toMatch(/passport/);
    }
  });

  it('cites every number about two or three cities, and ranks none ahead when it sees no difference', () => {
    for (let run = 0; run < RUNS; run += 1) {
      const some = [...new Set([pick(dossiers), pick(dossiers), pick(dossiers)])].slice(0, pick([2, 3]));
      if (some.length < 2) continue;
      const claims = analyse(run % 2 === 0 ? some : some.map(toPartialDossier));
      expect(claims.length).toBeGreaterThan(1);
      for (const claim of claims)
        expect([claim.text, findUnsupportedNumbers(claim)]).toEqual([claim.text, []]);
      const [lead] = claims;
      if (/no difference we can see/.test(lead!.text)) expect(lead!.text).not.toMatch(/is (probably )?ahead/);
    }
  });
});
