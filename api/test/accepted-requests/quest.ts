import type { QuestRun } from '@wanderwork/contracts';
import { startRun, startDash, header, playOn, playWeek, appendQuit } from '../quest/player.js';
import type { Recipe, Recipes } from './recipe.js';

/** A member with a new run. */
const createRunRecipe =
  (path: string, bodyOf?: (run: QuestRun) => object): Recipe =>
  async ({ member }) => {
    const caller = await member();
    const run = await startRun(caller);
    return { caller, url: `/api/quest/runs/${run.id}${path}`, ...(bodyOf && { body: bodyOf(run) }) };
  };

export const questRecipes: Recipes = {
  'PUT /api/quest/runs/:id/log': createRunRecipe('/log', (run) => ({ log: playOn(run, 2), header })),
  'POST /api/quest/runs/:id/finish': createRunRecipe('/finish', (run) => ({
    log: appendQuit(playOn(run, 2)),
    header,
  })),
  'DELETE /api/quest/runs/:id': createRunRecipe(''),
  'POST /api/quest/daily/:date/commit': async ({ member }) => {
    const caller = await member();
    const run = await startDash(caller);
    const log = playWeek(run, '', run.keys[0]!);
    return { caller, url: `/api/quest/daily/${run.period}/commit`, body: { week: 0, log, header } };
  },
};
