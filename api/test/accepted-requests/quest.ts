import type { QuestRun } from '@wanderwork/contracts';
import { beginRun, dash, header, playOn, playWeek, withQuit } from '../quest/player.js';
import type { Recipe, Recipes } from './recipe.js';

/** A member with a new run. */
const withRun =
  (path: string, bodyOf?: (run: QuestRun) => object): Recipe =>
  async ({ member }) => {
    const caller = await member();
    const run = await beginRun(caller);
    return { caller, url: `/api/quest/runs/${run.id}${path}`, ...(bodyOf && { body: bodyOf(run) }) };
  };

export const questRecipes: Recipes = {
  'PUT /api/quest/runs/:id/log': withRun('/log', (run) => ({ log: playOn(run, 2), header })),
  'POST /api/quest/runs/:id/finish': withRun('/finish', (run) => ({
    log: withQuit(playOn(run, 2)),
    header,
  })),
  'DELETE /api/quest/runs/:id': withRun(''),
  'POST /api/quest/daily/:date/commit': async ({ member }) => {
    const caller = await member();
    const run = await dash(caller);
    const log = playWeek(run, '', run.keys[0]!);
    return { caller, url: `/api/quest/daily/${run.period}/commit`, body: { week: 0, log, header } };
  },
};
