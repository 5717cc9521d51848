import { paths } from '@wanderwork/contracts';
import { setTier } from '../trips/planner.js';
import { createWav } from '../voice/recordings.js';
import type { Recipes } from './recipe.js';
import type { World } from './world.js';

const premium = async ({ api, member }: World) => {
  const caller = await member();
  await setTier(api, caller, 'premium');
  return caller;
};

export const voiceRecipes: Recipes = {
  'POST /api/voice/transcriptions': async (world) => ({
    caller: await premium(world),
    url: paths.api.voice.transcriptions(),
    body: createWav(1),
    headers: () => ({ 'content-type': 'audio/wav' }),
  }),
  'POST /api/voice/speech': async (world) => ({
    caller: await premium(world),
    url: paths.api.voice.speech(),
    body: { text: 'Rent is $540 a month.' },
  }),
};
