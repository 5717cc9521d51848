import type { CityBatchDetail, EditableCity } from '@wanderwork/contracts';
import { createCostsCsv } from '../cities/tables.js';
import type { Recipes } from './recipe.js';
import type { World } from './world.js';

const BATCHES = '/api/admin/cities/batches';
const getCsvHeaders = () => ({ 'content-type': 'text/csv' });

let cost = 2_000;

/** A file with a different cost each time. */
const createNewCosts = () => createCostsCsv(['porto', (cost += 1)]);

const createBatch = async ({ admin }: World) => {
  const response = await admin.request(
    'POST',
    `${BATCHES}?name=costs.csv`,
    createNewCosts(),
    getCsvHeaders(),
  );
  return `${BATCHES}/${response.json<CityBatchDetail>().id}`;
};

export const citiesRecipes: Recipes = {
  'POST /api/admin/cities/batches': ({ admin }) =>
    Promise.resolve({
      caller: admin,
      url: `${BATCHES}?name=costs.csv`,
      body: createNewCosts(),
      headers: getCsvHeaders,
    }),
  'POST /api/admin/cities/providers/:provider/plan': ({ admin }) =>
    Promise.resolve({ caller: admin, url: '/api/admin/cities/providers/worldbank/plan' }),
  'DELETE /api/admin/cities/batches/:id': async (world) => ({
    caller: world.admin,
    url: await createBatch(world),
  }),
  'POST /api/admin/cities/batches/:id/apply': async (world) => ({
    caller: world.admin,
    url: `${await createBatch(world)}/apply`,
    costly: true,
  }),
  'POST /api/admin/cities/batches/:id/roll-back': async (world) => {
    const batch = await createBatch(world);
    await world.admin.request('POST', `${batch}/apply`);
    return { caller: world.admin, url: `${batch}/roll-back`, costly: true };
  },
  'PUT /api/admin/cities/:slug/figures': async ({ admin }) => {
    const city = (await admin.request('GET', '/api/admin/cities/lyon/figures')).json<EditableCity>();
    const seen = city.figures.find(({ cell }) => cell === 'monthly_cost')?.seen;
    return {
      caller: admin,
      url: '/api/admin/cities/lyon/figures',
      costly: true,
      body: {
        changes: [
          {
            cell: 'monthly_cost',
            value: String((cost += 1)),
            source: 'cost-model',
            year: '2027',
            grade: 'estimate',
            note: '',
            seen,
          },
        ],
        reason: 'The price list of 2027',
      },
    };
  },
};
