import type { CityDetail, Figure } from '@wanderwork/contracts';
import type { PageHeads } from '../../platform/pages/page-heads.js';
import type { CitiesService } from './cities.service.js';
import { CityHeads } from './city-heads.js';

const createFigure = (figure: Partial<Figure>): Figure => ({
  key: 'monthly_cost',
  label: 'Monthly cost for one person',
  group: 'cost',
  value: 1050,
  unit: 'USD a month',
  grade: 'estimate',
  sourceId: null,
  year: '2026',
  note: null,
  ...figure,
});

const createCity = (figures: Figure[]) =>
  ({
    slug: 'medellin',
    name: 'Medellín',
    country: 'Colombia',
    countryCode: 'CO',
    irex: { score: 83, band: 'strong' },
    monthlyCost: { value: 1050, grade: 'estimate', reliability: figures[0]?.reliability },
    internetSpeed: { value: 28.2, grade: 'country' },
    safety: { value: 'Moderate', grade: 'estimate' },
    climate: null,
    verdicts: [{ side: 'against', words: 'Low country safety: 28 of 100', figure: 'safety_index' }],
    weather: 'Mild',
    imageUrl: '/api/art/cities/medellin.svg',
    figures,
    sources: [],
  }) as unknown as CityDetail;

const getHead = async (figures: Figure[]) => {
  let definition: Parameters<PageHeads['add']>[0] | undefined;
  const heads = { add: (added) => (definition = added) } as Pick<PageHeads, 'add'>;
  const cities = { find: () => Promise.resolve(createCity(figures)) };
  new CityHeads(heads as PageHeads, cities as unknown as CitiesService).onModuleInit();
  return (await definition!.head({ slug: 'medellin' }, new URLSearchParams()))!;
};

describe('the page of a city without JavaScript', () => {
  it('begins with the verdict on the city', async () => {
    expect(String((await getHead([])).body)).toContain(
      '<p class="plain-verdict">Medellín is a strong choice for remote work, with a low safety rating; its weather isn’t known.</p>',
    );
  });

  it('states the likely range of a cost, and that it is a rough guess', async () => {
    const cost = createFigure({ range: [750, 1500], reliability: 'D' });
    const { description, body, jsonLd } = await getHead([cost]);
    expect(description).toContain('monthly cost about $1,050 (rough guess, likely $750–$1,500)');
    expect(String(body)).toContain('<td>1,050 USD a month, likely 750–1,500</td>');
    expect(String(body)).toContain('<td>rough guess</td>');
    expect(jsonLd).toMatchObject({
      additionalProperty: [
        { name: 'IREX' },
        { value: 1050, minValue: 750, maxValue: 1500, description: 'A rough guess' },
      ],
    });
  });

  it('says of an official rent that it is official', async () => {
    const rent = createFigure({ key: 'rent', grade: 'measured', range: [900, 1200], reliability: 'A' });
    expect(String((await getHead([rent])).body)).toContain('<td>official</td>');
  });

  it('says of a country figure whose it is', async () => {
    const { body, jsonLd } = await getHead([
      createFigure({ key: 'download', label: 'Download speed', grade: 'country' }),
      createFigure({ key: 'safety_index', label: 'Safety index' }),
    ]);
    expect(String(body)).toContain('<th scope="row">Download speed (country median)</th>');
    expect(jsonLd).toMatchObject({
      additionalProperty: [
        { name: 'IREX' },
        { name: 'Download speed (country median)' },
        { name: 'Safety index (Colombia as a whole)' },
      ],
    });
  });
});
