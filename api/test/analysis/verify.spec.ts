import type { Dossier } from '../../src/modules/analysis/analyst/dossier.js';
import { Dossiers } from '../../src/modules/analysis/dossiers.service.js';
import { evidenceOf } from '../../src/modules/analysis/model/evidence.js';
import { Verifier } from '../../src/modules/analysis/model/verification/verify.js';
import { CitiesService } from '../../src/modules/cities/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;
let several: Verifier;
let alone: Verifier;
beforeAll(async () => {
  house = await startTestApp();
  const cities = house.app.get(CitiesService);
  const samples = await Promise.all(['lisbon', 'medellin', 'chiang-mai'].map((slug) => cities.get(slug)));
  const dossiers = await house.app.get(Dossiers).of(samples, null);
  const verifier = (some: Dossier[]) => new Verifier(some, evidenceOf(some));
  several = verifier(dossiers);
  alone = verifier(dossiers.slice(0, 1));
});
afterAll(() => house.close());

const truths: [text: string, ...cites: string[]][] = [
  ['In Lisbon the rent is $756 a month.', 'lisbon.rent_center'],
  ['Lisbon costs $1,800 a month.', 'lisbon.monthly_cost'],
  ['In Portugal the median line downloads at 69.9 Mbps.', 'lisbon.download'],
  ['In Portugal the median line downloads at about 70 Mbps.', 'lisbon.download'],
  ['Colombia’s safety index is 27.8 of 100.', 'medellin.safety_index'],
  ['In January the mean temperature in Lisbon is 12 °C.', 'lisbon.temperature.1'],
  ['In January the mean temperature in Lisbon is 53 °F.', 'lisbon.temperature.1'],
  ['Medellín is cheaper than Lisbon.', 'medellin.monthly_cost', 'lisbon.monthly_cost'],
  ['Lisbon is dearer than Chiang Mai.', 'lisbon.monthly_cost', 'chiang-mai.monthly_cost'],
  ['Medellín costs $1,300 a month, Lisbon $1,800.', 'medellin.monthly_cost', 'lisbon.monthly_cost'],
  ['In Lisbon the rent is $756 a month and food is $443.', 'lisbon.rent_center', 'lisbon.food'],
  ['Portugal has a nomad visa for up to 24 months.', 'lisbon.nomad_visa_months'],
  ['Lisbon is cheaper than the middle of the region.', 'lisbon.monthly_cost', 'lisbon.region.monthly_cost'],
];

const lies: [why: string, text: string, ...cites: string[]][] = [
  ['another number', 'In Lisbon the rent is $956 a month.', 'lisbon.rent_center'],
  ['rounded too far', 'Lisbon costs $2,000 a month.', 'lisbon.monthly_cost'],
  [
    'values of two cities swapped',
    'Medellín costs $1,800 a month, Lisbon $1,300.',
    'medellin.monthly_cost',
    'lisbon.monthly_cost',
  ],
  [
    'values of two things swapped',
    'In Lisbon the rent is $1,800 a month.',
    'lisbon.rent_center',
    'lisbon.monthly_cost',
  ],
  ['a thing that is not cited', 'In Lisbon the rent is $1,800 a month.', 'lisbon.monthly_cost'],
  ['another unit', 'In Portugal the median line downloads at 69.9 ms.', 'lisbon.download'],
  ['money for no money', 'In Portugal the median line downloads at $69.9.', 'lisbon.download'],
  ['another period', 'Lisbon costs $1,800 a day.', 'lisbon.monthly_cost'],
  [
    'cheaper where it is dearer',
    'Lisbon is cheaper than Medellín.',
    'lisbon.monthly_cost',
    'medellin.monthly_cost',
  ],
  ['a comparison without its figure', 'Medellín is cheaper than Lisbon.', 'medellin.monthly_cost'],
  [
    'a comparison that cannot be told',
    'Lisbon is faster than Chiang Mai.',
    'lisbon.download',
    'chiang-mai.download',
  ],
  ['a comparison with nobody', 'Medellín is cheaper, at $1,300 a month.', 'medellin.monthly_cost'],
  [
    'the wrong side of the region',
    'Lisbon is dearer than the middle of the region.',
    'lisbon.monthly_cost',
    'lisbon.region.monthly_cost',
  ],
  ['another month', 'In July the mean temperature in Lisbon is 12 °C.', 'lisbon.temperature.1'],
  ['a month’s value for no month', 'The mean temperature in Lisbon is 12 °C.', 'lisbon.temperature.1'],
  ['a figure that there is not', 'Lisbon costs $1,800 a month.', 'lisbon.nightlife'],
  ['one good cite and one made up', 'Lisbon costs $1,800 a month.', 'lisbon.monthly_cost', 'lisbon.beer'],
  ['no cite', 'Lisbon costs $1,800 a month.'],
  ['another city’s cite', 'Lisbon costs $1,800 a month.', 'medellin.monthly_cost'],
  ['a city that was not asked for', 'Bangkok costs $1,800 a month.', 'lisbon.monthly_cost'],
  ['a city that there is not', 'Atlantis costs $1,800 a month.', 'lisbon.monthly_cost'],
  ['a superlative', 'Lisbon is the cheapest at $1,800 a month.', 'lisbon.monthly_cost'],
  ['a denial', 'Lisbon does not cost $1,800 a month.', 'lisbon.monthly_cost'],
  ['a spelled number', 'Lisbon costs $1,800 a month, twice as much as Medellín.', 'lisbon.monthly_cost'],
  ['an opinion', 'Lisbon is wonderful at $1,800 a month.', 'lisbon.monthly_cost'],
  ['nothing that can be checked', 'Lisbon is a city in Portugal.', 'lisbon.monthly_cost'],
  ['a script', '<script>alert(1)</script> Lisbon costs $1,800 a month.', 'lisbon.monthly_cost'],
  ['a link', 'Lisbon costs $1,800 a month https://evil.example', 'lisbon.monthly_cost'],
  ['markup', 'Lisbon costs **$1,800** a month.', 'lisbon.monthly_cost'],
  ['a link in markup', '[Lisbon](javascript:alert(1)) costs $1,800 a month.', 'lisbon.monthly_cost'],
  ['a hidden character', 'Lisbon costs $1,8\u200b00 a month.', 'lisbon.monthly_cost'],
  ['a right-to-left mark', 'Lisbon costs \u202e$1,800 a month.', 'lisbon.monthly_cost'],
  ['digits of another script', 'Lisbon costs $١٨٠٠ a month.', 'lisbon.monthly_cost'],
  ['more digits after it', 'Lisbon costs $1,800,000 a month.', 'lisbon.monthly_cost'],
  ['a power after it', 'Lisbon costs $1,800k a month.', 'lisbon.monthly_cost'],
];

describe('a claim of a model', () => {
  it.each(truths)('passes where its figures bear it out: %s', (text, ...cites) => {
    expect(several.verify({ text, cites })?.text).toBe(text);
  });

  it.each(lies)('is dropped for %s: %s', (_, text, ...cites) => {
    expect(several.verify({ text, cites })).toBeNull();
  });

  it('carries the cites as the page shows them', () => {
    const claim = alone.verify({ text: 'Lisbon costs $1,800 a month.', cites: ['lisbon.monthly_cost'] });
    expect(claim?.cites).toEqual([
      {
        kind: 'figure',
        key: 'monthly_cost',
        city: 'lisbon',
        label: 'Cost of a month for one',
        text: '$1,800 a month',
        grade: 'given',
      },
    ]);
  });

  it('about one city may leave its name out of a comparison with the region, and of nothing else', () => {
    const cites = ['lisbon.monthly_cost', 'lisbon.region.monthly_cost'];
    expect(alone.verify({ text: 'It is cheaper than the middle of the region.', cites })).not.toBeNull();
    expect(alone.verify({ text: 'It is cheaper than Medellín.', cites })).toBeNull();
  });
});
