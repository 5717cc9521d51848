import { type Browser, newMember } from '../support/member.js';
import type { TestApp } from '../support/index.js';

export interface Known {
  browser: Browser;
  id: string;
}

/** Creates a user, signs them in and reads their id. */
export const known = async (house: TestApp): Promise<Known> => {
  const browser = await newMember(house);
  const answer = await browser.ask('GET', '/api/auth/user');
  return { browser, id: answer.json<{ id: string }>().id };
};

export const confirm = (house: TestApp, id: string) =>
  house.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);

export const newAdmin = async (house: TestApp): Promise<Known> => {
  const person = await known(house);
  await house.db.query('UPDATE users SET is_admin = true, email_confirmed_at = now() WHERE id = $1', [
    person.id,
  ]);
  return person;
};

/** Makes the user's last authentication older than sensitive routes allow. */
export const growStale = (house: TestApp, { id }: Known) =>
  house.db.query(`UPDATE sessions SET proven_at = now() - interval '11 minutes' WHERE user_id = $1`, [id]);

/** The audit entries of that admin's actions, newest first. */
export const deedsOf = (house: TestApp, { id }: Known): Promise<Record<string, unknown>[]> =>
  house.db.query(
    `SELECT action, target_type, target_id, old_value, new_value, reason FROM audit_entries
     WHERE actor_id = $1 AND action LIKE 'admin.%' ORDER BY id DESC`,
    [id],
  );
