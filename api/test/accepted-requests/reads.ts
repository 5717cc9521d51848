import { beginRun } from '../quest/player.js';
import { contentRecipes } from './content.js';
import { adminRecipes } from './admin.js';
import { billingRecipes } from './billing.js';
import { citiesRecipes } from './cities.js';
import type { Recipe, Recipes } from './recipe.js';

const reading =
  (path: string): Recipe =>
  async ({ member }) => {
    const caller = await member();
    const run = await beginRun(caller);
    return { caller, url: `/api/quest/runs/${run.id}${path}` };
  };

/** Reads what another recipe has created: its URL up to `after`, followed by `path`. */
const readingOf = (recipe: Recipe | undefined, after: RegExp, path = ''): Recipe => {
  if (!recipe) throw new Error('no such recipe');
  return async (world) => {
    const { caller, url } = await recipe(world);
    return { caller, url: `${after.exec(url)?.[0]}${path}` };
  };
};

const aPost = contentRecipes['POST /api/admin/posts/:id/checked'];
const aVersion = contentRecipes['POST /api/admin/posts/:id/versions/:number/restore'];
const anIssue = adminRecipes['DELETE /api/admin/newsletter/issues/:id'];
const aBatch = citiesRecipes['DELETE /api/admin/cities/batches/:id'];
const aUser = billingRecipes['POST /api/admin/users/:id/grants'];

const POST = /^.*\/posts\/[^/]+/;
const ISSUE = /^.*\/issues\/[^/]+/;
const USER = /^.*\/users\/[^/]+/;

/** Recipes for routes that read one thing by its id. */
export const readRecipes: Recipes = {
  'GET /api/quest/runs/:id': reading(''),
  'GET /api/quest/runs/:id/export': reading('/export'),
  'GET /api/admin/posts/:id': readingOf(aPost, POST),
  'GET /api/admin/posts/:id/versions': readingOf(aPost, POST, '/versions'),
  'GET /api/admin/posts/:id/versions/:number': readingOf(aVersion, /^.*\/versions\/[^/]+/),
  'GET /api/admin/newsletter/issues/:id': readingOf(anIssue, ISSUE),
  'GET /api/admin/newsletter/issues/:id/preview': readingOf(anIssue, ISSUE, '/preview'),
  'GET /api/admin/cities/batches/:id': readingOf(aBatch, /^.*\/batches\/[^/]+/),
  'GET /api/admin/users/:id': readingOf(aUser, USER),
  'GET /api/admin/users/:id/billing': readingOf(aUser, USER, '/billing'),
};
