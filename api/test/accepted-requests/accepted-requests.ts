import { routeMatrix } from '../route-matrix/route-matrix.js';
import type { RouteRow } from '../route-matrix/row.js';
import { accountRecipes } from './account.js';
import { adminRecipes } from './admin.js';
import { assistantRecipes } from './assistant.js';
import { authRecipes } from './auth.js';
import { billingRecipes } from './billing.js';
import { citiesRecipes } from './cities.js';
import { connectRecipes } from './connect.js';
import { contentRecipes } from './content.js';
import { marketingRecipes } from './marketing.js';
import { platformRecipes } from './platform.js';
import { questRecipes } from './quest.js';
import type { AcceptedRequest, Recipe, Recipes } from './recipe.js';
import { tripsRecipes } from './trips.js';
import { voiceRecipes } from './voice.js';
import type { World } from './world.js';

/**
 * Recipes for routes whose row in the route matrix names nothing that exists, so that the row's own request is refused.
 */
const recipes: Recipes = {
  ...accountRecipes,
  ...adminRecipes,
  ...assistantRecipes,
  ...authRecipes,
  ...billingRecipes,
  ...citiesRecipes,
  ...connectRecipes,
  ...contentRecipes,
  ...marketingRecipes,
  ...platformRecipes,
  ...questRecipes,
  ...tripsRecipes,
  ...voiceRecipes,
};

/** Routes that take long to run. */
const costlyRoutes = new Set([
  'PUT /api/account/irex',
  'POST /api/admin/cities/:slug/preview',
  'POST /api/admin/posts/preview',
  'POST /api/cities/:slug/own-rank',
  'POST /api/trips/proposals',
]);

const getCaller = ({ openTo }: RouteRow, { admin, member, visitor }: World) => {
  if (openTo === 'everyone') return visitor();
  return openTo === 'admins' ? admin : member();
};

/** A recipe that sends the request of the route's row in the route matrix. */
const toRecipe =
  (row: RouteRow): Recipe =>
  async (world): Promise<AcceptedRequest> => {
    const body = typeof row.body === 'function' ? await row.body(world.api) : row.body;
    const url = row.url ?? (row.route.split(' ')[1] as string);
    const costly = costlyRoutes.has(row.route);
    return { caller: await getCaller(row, world), url, ...(body && { body }), costly };
  };

const isWrite = ({ route }: RouteRow) => !route.startsWith('GET ');

/** Every route that writes. A route that refuses the request of its row needs a recipe above. */
export const writeRoutes = routeMatrix.filter(isWrite).map((row) => ({
  ...row,
  recipe: recipes[row.route] ?? toRecipe(row),
}));

/** Recipes that belong to no route. */
export const recipesWithoutRoute = Object.keys(recipes).filter(
  (route) => !routeMatrix.some((row) => row.route === route),
);
