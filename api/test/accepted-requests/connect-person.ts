import { CONNECT, createId, type ConnectUser } from '../community/people.js';
import type { World } from './world.js';

/** A member with a profile. */
export const createPerson = async ({ member, api, userId }: World): Promise<ConnectUser> => {
  const browser = await member();
  const id = await userId(browser);
  const handle = `p${createId().replaceAll('-', '').slice(-12)}`;
  await browser.request('PUT', `${CONNECT}/profile`, { handle, name: 'Ana' });
  await api.db.query('UPDATE community_people SET member_since = now() WHERE user_id = $1', [id]);
  return { browser, id, handle };
};
