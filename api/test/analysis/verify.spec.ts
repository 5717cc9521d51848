import type { Dossier } from '../../src/modules/analysis/analyst/dossier.js';
import { DossiersService } from '../../src/modules/analysis/dossiers.service.js';
import { monthName } from '../../src/modules/analysis/analyst/facts/shown.js';
import { evidenceLine, collectEvidence, type Evidence } from '../../src/modules/analysis/model/evidence.js';
import { examples } from '../../src/modules/analysis/model/prompt.js';
import { DossierVerifier } from '../../src/modules/analysis/model/dossier-verifier.js';
import { comparatives } from '../../src/modules/analysis/verification/vocabulary.js';
import { CitiesService } from '../../src/modules/cities/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { ordinaryClaims } from './claims/ordinary-claims.js';
import { falseClaims } from './claims/false-claims.js';
import { trueClaims } from './claims/true-claims.js';

const comparedKeys = [...new Set([...comparatives.values()].map(({ keys }) => keys.join()))];

let api: TestApp;
let dossiers: Dossier[];
let severalVerifier: DossierVerifier;
let lisbonVerifier: DossierVerifier;
let lisbon: Dossier;
let evidence: ReturnType<typeof collectEvidence>;
beforeAll(async () => {
  api = await startTestApp();
  const cities = api.app.get(CitiesService);
  const slugs = ['lisbon', 'medellin', 'chiang-mai', 'geneva'];
  const found = await Promise.all(slugs.map((slug) => cities.get(slug)));
  dossiers = await api.app.get(DossiersService).collect(found, null);
  const verifier = (some: Dossier[]) => new DossierVerifier(some, collectEvidence(some));
  lisbon = dossiers[0]!;
  evidence = collectEvidence(dossiers);
  severalVerifier = verifier(dossiers);
  lisbonVerifier = verifier(dossiers.slice(0, 1));
});
afterAll(() => api.close());

/** Fills the figures into a sentence and returns it with their ids. */
const fillFigures = (sentence: string) => {
  const cites = [...sentence.matchAll(/\{(.+?)\}/g)].map(([, id = '']) => id);
  return {
    text: sentence.replace(/\{(.+?)\}/g, (_, id: string) => evidenceLine(evidence.get(id)!).value),
    cites,
  };
};

/** "In Portugal the download speed is 69.9 Mbps." Drops the number in a label, because a claim may not repeat it. */
const nameByLabel = (one: Evidence): string => {
  const { name, country, region } = dossiers.find(({ city }) => city.slug === one.city)!.city;
  const { label, value } = evidenceLine(one);
  const place = one.ofRegion ? `the middle of ${region}` : one.ofCountry ? country : name;
  const [thing = ''] = label.split(one.month === null ? new RegExp(`, ${region}| for \\d`) : ', ');
  const month = one.month === null ? '' : `${monthName(one.month - 1)} in `;
  return `In ${month}${place} the ${thing.charAt(0).toLowerCase()}${thing.slice(1)} is ${value}.`;
};

describe('a claim written by a model', () => {
  it.each(trueClaims)('passes if its figures support it: %s', (text, ...cites) => {
    expect(severalVerifier.verify({ text, cites })?.text).toBe(text);
  });

  it.each(ordinaryClaims)('passes in ordinary wording: %s', (sentence) => {
    const { text, cites } = fillFigures(sentence);
    expect(severalVerifier.verify({ text, cites })?.text).toBe(text);
  });

  it.each(Object.values(examples))(
    "passes in the wording of the prompt's examples: $text",
    ({ text, cites }) => {
      expect(severalVerifier.verify({ text, cites })?.text).toBe(text);
    },
  );

  it('passes when it names each figure by its label, as the prompt tells the model to', () => {
    const numbers = [...evidence.values()].filter(({ value }) => value !== null);
    const dropped = numbers.flatMap((one) => {
      const text = nameByLabel(one);
      return severalVerifier.verify({ text, cites: [one.id] }) ? [] : [text];
    });
    expect(dropped).toEqual([]);
  });

  it.each(comparedKeys)('has a true example for each figure by which cities may be compared: %s', (keys) => {
    const compares = (word: string) => comparatives.get(word)?.keys.join() === keys;
    expect(trueClaims.some(([text]) => text.split(' ').some(compares))).toBe(true);
  });

  it.each(falseClaims)('is dropped for %s: %s', (_, text, ...cites) => {
    expect(severalVerifier.verify({ text, cites })).toBeNull();
  });

  it('carries its citations as the page shows them', () => {
    const claim = lisbonVerifier.verify({
      text: 'Lisbon costs $2,410 a month.',
      cites: ['lisbon.monthly_cost'],
    });
    expect(claim?.cites).toEqual([
      {
        kind: 'figure',
        key: 'monthly_cost',
        city: 'lisbon',
        label: 'Monthly cost for one person',
        text: '$2,410 a month',
        grade: 'estimate',
      },
    ]);
  });

  it('says of a rough guess that it is one', () => {
    const verifyText = (text: string) => severalVerifier.verify({ text, cites: ['medellin.monthly_cost'] });
    expect(verifyText('Medellín costs $1,050 a month.')).toBeNull();
    expect(verifyText('Medellín costs about $1,050 a month.')).not.toBeNull();
    expect(verifyText('Medellín costs $1,050 a month, a rough guess.')?.cites[0]?.text).toBe(
      '$1,050 a month, a rough guess',
    );
  });

  it('keeps the minus sign of values below zero, in °C and °F', async () => {
    const city = await api.app.get(CitiesService).get('astana');
    const dossiers = await api.app.get(DossiersService).collect([city], null);
    const astana = new DossierVerifier(dossiers, collectEvidence(dossiers));
    const celsius = Math.round(city.climate![0]!.tempC!);
    const verifyText = (text: string) => astana.verify({ text, cites: ['astana.temperature.1'] });
    expect(celsius).toBeLessThan(-9);
    expect(verifyText(`In January the mean in Astana is −${-celsius} °C.`)).not.toBeNull();
    expect(verifyText(`In January the mean in Astana is ${-celsius} °C.`)).toBeNull();
    expect(verifyText(`In January the mean in Astana is ${Math.round(1.8 * -celsius + 32)} °F.`)).toBeNull();
  });

  it('does not confuse one dimension with the score or with another dimension', () => {
    const dimension = (key: string) => lisbon.city.irex.dimensions.find((one) => one.key === key)!.score;
    const [internet, climate] = ['internet', 'climate'].map((key) => Math.round(dimension(key)));
    const cites = ['lisbon.irex', 'lisbon.internet', 'lisbon.climate'];
    const verifyText = (text: string) => lisbonVerifier.verify({ text, cites });
    expect(verifyText(`Lisbon’s internet dimension scores ${internet} of 100.`)).not.toBeNull();
    expect(verifyText(`Lisbon’s IREX score is ${internet} of 100.`)).toBeNull();
    expect(verifyText(`Lisbon scores ${internet} of 100.`)).toBeNull();
    expect(verifyText(`Lisbon’s internet dimension scores ${climate} of 100.`)).toBeNull();
  });

  it("about one city may not attribute a city's figure to the country", () => {
    const cites = ['lisbon.rent'];
    expect(lisbonVerifier.verify({ text: 'The rent is $1,535 a month.', cites })).not.toBeNull();
    expect(lisbonVerifier.verify({ text: 'The country’s rent is $1,535 a month.', cites })).toBeNull();
  });

  it('about one city may omit its name in a comparison with the region, but in no other', () => {
    const cites = ['lisbon.monthly_cost', 'lisbon.region.monthly_cost'];
    expect(
      lisbonVerifier.verify({ text: 'It is dearer than the middle of the region.', cites }),
    ).not.toBeNull();
    expect(lisbonVerifier.verify({ text: 'It is dearer than Medellín.', cites })).toBeNull();
  });
});
