import { createUnsubscribeLink } from '../route-matrix/links.js';
import type { Recipes } from './recipe.js';

export const marketingRecipes: Recipes = {
  'POST /api/newsletter/unsubscribe/:token': async ({ api, visitor }) => ({
    caller: visitor(),
    url: `/api/newsletter/unsubscribe/${(await createUnsubscribeLink(api)).token}`,
    body: { 'List-Unsubscribe': 'One-Click' },
  }),
};
