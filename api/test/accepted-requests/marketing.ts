import { unsubscribeLink } from '../route-matrix/links.js';
import type { Recipes } from './recipe.js';

export const marketingRecipes: Recipes = {
  'POST /api/newsletter/unsubscribe/:token': async ({ app, visitor }) => ({
    caller: visitor(),
    url: `/api/newsletter/unsubscribe/${(await unsubscribeLink(app)).token}`,
    body: { 'List-Unsubscribe': 'One-Click' },
  }),
};
