import { startRun } from '../quest/player.js';
import { contentRecipes } from './content.js';
import { adminRecipes } from './admin.js';
import { assistantRecipes } from './assistant.js';
import { billingRecipes } from './billing.js';
import { citiesRecipes } from './cities.js';
import { connectRecipes } from './connect.js';
import { tripsRecipes } from './trips.js';
import type { Recipe, Recipes } from './recipe.js';

const createRunRead =
  (path: string): Recipe =>
  async ({ member }) => {
    const caller = await member();
    const run = await startRun(caller);
    return { caller, url: `/api/quest/runs/${run.id}${path}` };
  };

/** Reads what another recipe has created: its URL up to `after`, followed by `path`. */
const createReadOf = (recipe: Recipe | undefined, after: RegExp, path = ''): Recipe => {
  if (!recipe) throw new Error('no such recipe');
  return async (world) => {
    const { caller, url } = await recipe(world);
    return { caller, url: `${after.exec(url)?.[0]}${path}` };
  };
};

const postRecipe = contentRecipes['POST /api/admin/posts/:id/checked'];
const versionRecipe = contentRecipes['POST /api/admin/posts/:id/versions/:number/restore'];
const issueRecipe = adminRecipes['DELETE /api/admin/newsletter/issues/:id'];
const batchRecipe = citiesRecipes['DELETE /api/admin/cities/batches/:id'];
const userRecipe = billingRecipes['POST /api/admin/users/:id/grants'];

const tripRecipe = tripsRecipes['DELETE /api/trips/:id'];
const conversationRecipe = assistantRecipes['DELETE /api/assistant/conversations/:id'];

const messagesRecipe = connectRecipes['DELETE /api/connect/messages/:id'];

const POST = /^.*\/posts\/[^/]+/;
const ISSUE = /^.*\/issues\/[^/]+/;
const USER = /^.*\/users\/[^/]+/;
const TRIP = /^.*\/trips\/[^/]+/;

/** Recipes for routes that read one thing by its id. */
export const readRecipes: Recipes = {
  'GET /api/connect/messages/:id': createReadOf(messagesRecipe, /^.*$/),
  'GET /api/assistant/conversations/:id': createReadOf(conversationRecipe, /^.*$/),
  'GET /api/quest/runs/:id': createRunRead(''),
  'GET /api/quest/runs/:id/export': createRunRead('/export'),
  'GET /api/trips/:id': createReadOf(tripRecipe, TRIP),
  'GET /api/trips/:id/history': createReadOf(tripRecipe, TRIP, '/history'),
  'GET /api/trips/:id/links': createReadOf(tripRecipe, TRIP, '/links'),
  'GET /api/trips/:id/drafts': createReadOf(tripRecipe, TRIP, '/drafts'),
  'GET /api/trips/:id.json': createReadOf(tripRecipe, TRIP, '.json'),
  'GET /api/trips/:id.geojson': createReadOf(tripRecipe, TRIP, '.geojson'),
  'GET /api/trips/:id.pdf': createReadOf(tripRecipe, TRIP, '.pdf'),
  'GET /api/trips/:id.ics': createReadOf(tripRecipe, TRIP, '.ics'),
  'GET /api/admin/posts/:id': createReadOf(postRecipe, POST),
  'GET /api/admin/posts/:id/versions': createReadOf(postRecipe, POST, '/versions'),
  'GET /api/admin/posts/:id/versions/:number': createReadOf(versionRecipe, /^.*\/versions\/[^/]+/),
  'GET /api/admin/newsletter/issues/:id': createReadOf(issueRecipe, ISSUE),
  'GET /api/admin/newsletter/issues/:id/preview': createReadOf(issueRecipe, ISSUE, '/preview'),
  'GET /api/admin/cities/batches/:id': createReadOf(batchRecipe, /^.*\/batches\/[^/]+/),
  'GET /api/admin/users/:id': createReadOf(userRecipe, USER),
  'GET /api/admin/users/:id/billing': createReadOf(userRecipe, USER, '/billing'),
};
