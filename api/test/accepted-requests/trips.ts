import { randomUUID } from 'node:crypto';
import type { NewTripLink } from '@wanderwork/contracts';
import { createDocument, rename, saveTrip, setTier, tripPath } from '../trips/planner.js';
import type { Recipe, Recipes } from './recipe.js';
import type { World } from './world.js';

/** A member with a new trip; Pro, so that a changed request may create another one. */
const createTraveler = async ({ member, api }: World) => {
  const caller = await member();
  await setTier(api, caller, 'pro');
  const { trip } = await saveTrip(caller);
  return { caller, id: trip.id };
};

const createTripRecipe =
  (path: string, body?: object): Recipe =>
  async (world) => {
    const { caller, id } = await createTraveler(world);
    return { caller, url: tripPath(id, path), ...(body && { body }) };
  };

const createDraft = () => ({ id: randomUUID(), base: 1, writer: 'person', ops: [rename('Suggested')] });

export const tripsRecipes: Recipes = {
  'PUT /api/trips/:id': async ({ member, api }) => {
    const caller = await member();
    await setTier(api, caller, 'pro');
    const trip = createDocument();
    return { caller, url: tripPath(trip.id), body: { trip }, costly: true };
  },
  'DELETE /api/trips/:id': createTripRecipe(''),
  'POST /api/trips/:id/changes': createTripRecipe('/changes', {
    requestId: randomUUID(),
    base: 1,
    ops: [{ type: 'addStop', list: 'stops', stop: createDocument().stops[0], before: null }].map((op) => ({
      ...op,
      stop: { ...op.stop, id: 'c' },
    })),
  }),
  'POST /api/trips/:id/restore': createTripRecipe('/restore', { revision: 1 }),
  'POST /api/trips/:id/choose': createTripRecipe('/choose'),
  'POST /api/trips/:id/links': createTripRecipe('/links', { kind: 'share', dates: 'months', costs: true }),
  'DELETE /api/trips/:id/links/:link': async (world) => {
    const { caller, id } = await createTraveler(world);
    const link = await caller.request('POST', tripPath(id, '/links'), { kind: 'feed' });
    return { caller, url: tripPath(id, `/links/${link.json<NewTripLink>().id}`) };
  },
  'POST /api/trips/:id/drafts': async (world) => {
    const { caller, id } = await createTraveler(world);
    return { caller, url: tripPath(id, '/drafts'), body: createDraft() };
  },
  'POST /api/trips/:id/drafts/:draft': async (world) => {
    const { caller, id } = await createTraveler(world);
    const draft = createDraft();
    await caller.request('POST', tripPath(id, '/drafts'), draft);
    return { caller, url: tripPath(id, `/drafts/${draft.id}`), body: { accept: ['rename'] } };
  },
};
