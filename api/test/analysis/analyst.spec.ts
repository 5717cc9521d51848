import type { AnalysisClaim } from '@wanderwork/contracts';
import { analyse } from '../../src/modules/analysis/analyst/analyst.js';
import type { Dossier } from '../../src/modules/analysis/analyst/dossier.js';
import { neutralPreferences } from '@wanderwork/irex';
import { startTestApp, type TestApp } from '../support/index.js';
import { collectAllDossiers, statesGrade, toSentenceShapes, findUnsupportedNumbers } from './dossiers.js';

let api: TestApp;
let dossiers: Dossier[];
let claimsBySlug: Map<string, AnalysisClaim[]>;
beforeAll(async () => {
  api = await startTestApp();
  dossiers = await collectAllDossiers(api);
  claimsBySlug = new Map(dossiers.map((dossier) => [dossier.city.slug, analyse([dossier])]));
});
afterAll(() => api.close());

const getClaims = ({ city }: Dossier): AnalysisClaim[] => claimsBySlug.get(city.slug)!;
const findDossier = (slug: string): Dossier => dossiers.find(({ city }) => city.slug === slug)!;
const listTexts = (slug: string) =>
  getClaims(findDossier(slug)).map(({ about, text }) => `${about}: ${text}`);

describe('the analyst, over every city of the table', () => {
  it('makes no claim without a citation, and states no number that no citation contains', () => {
    expect(dossiers).toHaveLength(316);
    for (const dossier of dossiers) {
      const claims = getClaims(dossier);
      expect(claims.length).toBeGreaterThanOrEqual(4);
      for (const claim of claims) {
        expect(claim.cites).not.toEqual([]);
        expect([claim.text, findUnsupportedNumbers(claim)]).toEqual([claim.text, []]);
      }
    }
  });

  it('cites figures as the city page shows them, rounded to one decimal at most', () => {
    for (const { city } of dossiers) {
      const figures = new Map(city.figures.map((figure) => [figure.key, figure.value]));
      const own = claimsBySlug
        .get(city.slug)!
        .flatMap(({ cites }) =>
          cites.filter(({ kind, city: slug }) => kind === 'figure' && slug === city.slug),
        );
      for (const { key, text } of own) {
        const value = figures.get(key);
        if (typeof value !== 'number') continue;
        const shown = Number((/\d+(?:,\d{3})*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(',', ''));
        const half = text.startsWith('$') ? 0.5 : 0.05;
        expect([key, Math.abs(shown - Math.abs(value)) <= half + 1e-9]).toEqual([key, true]);
      }
    }
  });

  it('marks estimates and national figures as such', () => {
    for (const dossier of dossiers)
      for (const claim of getClaims(dossier))
        expect([claim.text, statesGrade(claim, dossier.city.country)]).toEqual([claim.text, true]);
  });

  it('counts no cities by a cost that is a rough guess', () => {
    const rough = dossiers.filter(({ city }) => city.monthlyCost.reliability === 'D');
    expect(rough.length).toBeGreaterThan(20);
    for (const dossier of rough)
      for (const { text } of getClaims(dossier))
        expect(text).not.toMatch(/came out (?:cheaper|more expensive)/);
  });

  it('states the likely range of a cost that it names first', () => {
    expect(listTexts('lisbon').join()).toContain('estimated at $2,410 (likely $2,035 to $2,855)');
    expect(listTexts('lisbon').join()).toContain('$1,535 for a one-bedroom apartment, an official figure');
    expect(listTexts('accra').join()).toMatch(/By a rough guess, a month in Accra costs \$\d+ \(likely \$/);
  });

  it('compares costs with their ranges, and says which is official and which a rough guess', () => {
    const texts = analyse([findDossier('lisbon'), findDossier('medellin')]).map(({ text }) => text);
    expect(texts.join(' ')).toContain(
      'an estimated $2,410 in Lisbon (likely $2,035 to $2,855) and $1,050 in Medellín (a rough guess, likely $750 to $1,500)',
    );
    expect(texts.join(' ')).toContain('$1,535 in Lisbon (official) and $500 in Medellín (a rough guess)');
  });

  it('judges a budget by the likely range of the cost', () => {
    const dossier = findDossier('medellin');
    const describeBudget = (budgetUsd: number) => {
      const preferences = { ...neutralPreferences, budgetUsd };
      const claims = analyse([{ ...dossier, own: { preferences, score: 80, overlap: null } }]);
      return claims.map(({ text }) => text).join(' ');
    };
    expect(describeBudget(1500)).toContain(
      'By a rough guess, $1,050 a month is well within your budget of $1,500.',
    );
    expect(describeBudget(1400)).toContain('fits your budget of $1,400, but only just.');
    expect(describeBudget(800)).toContain('is over your budget of $800, but within the margin of error.');
    expect(describeBudget(700)).toContain('is clearly over your budget of $700.');
  });

  it('counts correctly how many other cities of the region are cheaper or dearer', () => {
    let counted = 0;
    for (const dossier of dossiers) {
      const { city } = dossier;
      const text = getClaims(dossier)
        .map((claim) => claim.text)
        .join(' ');
      const [, only, end] =
        /(?:only (\d+) of|none of) the \d+ others in [^;.]+ came out (cheaper|more expensive)/.exec(text) ??
        [];
      if (!end) continue;
      const costs = dossiers
        .filter((other) => other.city.region === city.region && other !== dossier)
        .map((other) => other.city.figures.find(({ key }) => key === 'monthly_cost')?.value)
        .filter((value) => typeof value === 'number');
      const own = city.monthlyCost.value!;
      const past = costs.filter((cost) => (end === 'cheaper' ? cost < own : cost > own)).length;
      expect([city.slug, Number(only ?? 0)]).toEqual([city.slug, past]);
      counted += 1;
    }
    expect(counted).toBeGreaterThan(10);
  });

  it('never lists a dimension as both a strength and a weakness, nor a figure twice under "suits"', () => {
    for (const dossier of dossiers) {
      const claims = getClaims(dossier);
      const figures = (about: string) =>
        claims.filter((claim) => claim.about === about).flatMap(({ cites }) => cites.map(({ key }) => key));
      const strong = new Set(figures('strong'));
      expect(figures('weak').filter((key) => strong.has(key))).toEqual([]);
      const suits = figures('suits');
      expect(new Set(suits).size).toBe(suits.length);
    }
  });

  it('says which figure is missing and invents nothing in its place', () => {
    const without = dossiers.filter(({ city }) => city.monthlyCost.value === null);
    expect(without.length).toBeGreaterThan(0);
    for (const dossier of without) {
      const text = getClaims(dossier)
        .map((claim) => claim.text)
        .join(' ');
      expect(text).toMatch(/no figure for the cost of a month/);
      expect(text).not.toMatch(/A month in|rent/);
    }
    const noClimate = dossiers.find(({ city }) => city.climate === null)!;
    expect(listTexts(noClimate.city.slug).join(' ')).toMatch(/no figure for .*the temperatures of the year/);
    expect(listTexts(noClimate.city.slug).join(' ')).not.toMatch(/°C/);
  });

  it('varies its sentences: on average two cities share less than a third of their sentence shapes', () => {
    const names = dossiers.flatMap(({ city }) => [
      city.name,
      `the ${city.country}`,
      city.country,
      city.region,
    ]);
    const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
    const places = new RegExp(
      longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
      'g',
    );
    const all = dossiers.map((dossier) => toSentenceShapes(getClaims(dossier), places));
    let sum = 0;
    let pairs = 0;
    for (let one = 0; one < all.length; one += 1)
      for (let other = 0; other < one; other += 1) {
        const shared = [...all[one]!].filter((shape) => all[other]!.has(shape)).length;
        sum += shared / Math.min(all[one]!.size, all[other]!.size);
        pairs += 1;
      }
    expect(sum / pairs).toBeLessThan(1 / 3);
  });

  it('writes the same text for the same dossier every time', () => {
    for (const dossier of dossiers.slice(0, 40)) expect(analyse([dossier])).toEqual(getClaims(dossier));
  });

  it('reads well for three cities (snapshot)', () => {
    for (const slug of ['lisbon', 'nairobi', 'aarhus']) expect(listTexts(slug)).toMatchSnapshot(slug);
  });
});

describe('the hours shared with clients', () => {
  const writeSharedHours = (from: number, to: number, overlap: number): string => {
    const clients = { zone: 'America/New_York', from: from * 60, to: to * 60 };
    const own = { preferences: { ...neutralPreferences, clients }, score: 80, overlap };
    return analyse([{ ...findDossier('lisbon'), own }])
      .filter(({ about }) => about === 'yours')
      .map(({ text }) => text)
      .join(' ');
  };

  it.each([
    [9, 17, 0, 'A working day in Lisbon and your clients’ day have no hours in common.'],
    [9, 17, 0.2, 'Your day and your clients’ day share 12 minutes, so you’ll need to plan calls.'],
    [9, 17, 1, 'Your day and your clients’ day share 1 hour, so you’ll need to plan calls.'],
    [9, 17, 5.5, 'Your day and your clients’ day share 5.5 hours, which makes calls easy.'],
    [9, 11, 2, 'All of your clients’ day, 2 hours, falls within yours, which makes calls easy.'],
    [22, 2, 2.5, 'Your day and your clients’ day share 2.5 hours, which makes calls easy.'],
    [1, 0, 8, 'All of your day, 8 hours, falls within your clients’ day, which makes calls easy.'],
  ])(
    "describes a client day from %i to %i o'clock with %f shared hours correctly",
    (from, to, overlap, sentence) => {
      expect(writeSharedHours(from, to, overlap)).toContain(sentence);
    },
  );
});
