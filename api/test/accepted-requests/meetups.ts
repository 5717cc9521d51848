import { v7 as createId } from 'uuid';
import type { ConnectUser } from '../community/people.js';
import { createMeetupBody, inDays, join, MEETUPS, postMeetup, toEdit } from '../meetups/meetups.js';
import { createPerson } from './connect-person.js';
import type { Recipe, Recipes } from './recipe.js';
import type { World } from './world.js';

/** A request about a meet-up by its host. */
const byHost =
  (path: string, body?: object): Recipe =>
  async (world) => {
    const host = await createPerson(world);
    const { code } = await postMeetup(host);
    return { caller: host.browser, url: `${MEETUPS}/${code}${path}`, ...(body && { body }) };
  };

/** A request by somebody who has a seat, or comes for one. */
const byGuest =
  (path: string, hasSeat: boolean): Recipe =>
  async (world) => {
    const { code } = await postMeetup(await createPerson(world));
    const guest = await createPerson(world);
    if (hasSeat) await join(guest, code);
    return { caller: guest.browser, url: `${MEETUPS}/${code}${path}` };
  };

const invite = async (world: World): Promise<{ host: ConnectUser; other: ConnectUser; code: string }> => {
  const [host, other] = [await createPerson(world), await createPerson(world)];
  const { code } = await postMeetup(host);
  await host.browser.request('PUT', `${MEETUPS}/${code}/co-hosts/${other.handle}`);
  return { host, other, code };
};

const withCoHost: Recipe = async (world) => {
  const { host, other, code } = await invite(world);
  return { caller: host.browser, url: `${MEETUPS}/${code}/co-hosts/${other.handle}` };
};

const withCalendar: Recipe = async (world) => ({
  caller: await world.member(),
  url: '/api/connect/calendar',
});

export const meetupRecipes: Recipes = {
  'POST /api/connect/meet-ups': async (world) => ({
    caller: (await createPerson(world)).browser,
    url: MEETUPS,
    body: createMeetupBody({ dates: [{ id: createId(), start: inDays(10), occurrence: 'first' }] }),
    costly: true,
  }),
  'PATCH /api/connect/meet-ups/:code': async (world) => {
    const host = await createPerson(world);
    const meetup = await postMeetup(host);
    return {
      caller: host.browser,
      url: `${MEETUPS}/${meetup.code}`,
      body: toEdit(meetup, { occurrence: 'first' }),
      costly: true,
    };
  },
  'POST /api/connect/meet-ups/:code/cancel': byHost('/cancel', { reason: 'The café is closed.' }),
  'PUT /api/connect/meet-ups/:code/rsvp': byGuest('/rsvp', false),
  'DELETE /api/connect/meet-ups/:code/rsvp': byGuest('/rsvp', true),
  'PUT /api/connect/meet-ups/:code/hosting': async (world) => {
    const { other, code } = await invite(world);
    return { caller: other.browser, url: `${MEETUPS}/${code}/hosting` };
  },
  'DELETE /api/connect/meet-ups/:code/hosting': byHost('/hosting'),
  'PUT /api/connect/meet-ups/:code/co-hosts/:handle': withCoHost,
  'DELETE /api/connect/meet-ups/:code/co-hosts/:handle': withCoHost,
  'POST /api/connect/calendar': withCalendar,
  'DELETE /api/connect/calendar': withCalendar,
};
