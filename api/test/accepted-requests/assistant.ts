import { randomUUID } from 'node:crypto';
import { paths } from '@wanderwork/contracts';
import type { Recipes } from './recipe.js';

const body = { text: 'what is rent in Lisbon' };

export const assistantRecipes: Recipes = {
  'PUT /api/assistant/conversations/:id/messages/:message': async ({ member }) => ({
    caller: await member(),
    url: paths.api.assistant.message(randomUUID(), randomUUID()),
    body,
    costly: true,
  }),
  'DELETE /api/assistant/conversations/:id': async ({ member }) => {
    const caller = await member();
    const id = randomUUID();
    await caller.request('PUT', paths.api.assistant.message(id, randomUUID()), body);
    return { caller, url: paths.api.assistant.conversation(id) };
  },
};
