import { type Browser, createMember } from '../support/member.js';
import type { TestApp } from '../support/index.js';

export interface TestUser {
  browser: Browser;
  id: string;
}

/** Creates a user, signs them in and reads their id. */
export const createUser = async (api: TestApp): Promise<TestUser> => {
  const browser = await createMember(api);
  const response = await browser.request('GET', '/api/auth/user');
  return { browser, id: response.json<{ id: string }>().id };
};

export const confirmEmail = (api: TestApp, id: string) =>
  api.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);

export const createAdmin = async (api: TestApp): Promise<TestUser> => {
  const person = await createUser(api);
  await api.db.query('UPDATE users SET is_admin = true, email_confirmed_at = now() WHERE id = $1', [
    person.id,
  ]);
  return person;
};

/** Makes the user's last authentication older than sensitive routes allow. */
export const expireProof = (api: TestApp, { id }: TestUser) =>
  api.db.query(`UPDATE sessions SET proven_at = now() - interval '11 minutes' WHERE user_id = $1`, [id]);

/** The audit entries of that admin's actions, newest first. */
export const listAdminActions = (api: TestApp, { id }: TestUser): Promise<Record<string, unknown>[]> =>
  api.db.query(
    `SELECT action, target_type, target_id, old_value, new_value, reason FROM audit_entries
     WHERE actor_id = $1 AND action LIKE 'admin.%' ORDER BY id DESC`,
    [id],
  );
