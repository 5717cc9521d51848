import { type LinkPurpose, LinksService, PermanentLinks } from '../../src/modules/links/index.js';
import type { TestApp } from '../support/index.js';
import { accountId, password, person } from './person.js';

const linkFor = (purpose: LinkPurpose, subjectId: string, house: TestApp) =>
  house.app.get(LinksService).create(purpose, subjectId);

export const resetLink = async (house: TestApp) => ({
  token: await linkFor('reset-password', await accountId(house), house),
  password,
});

export const confirmLink = async (house: TestApp) => ({
  token: await linkFor('confirm-email', await accountId(house), house),
});

export const changeLink = async (house: TestApp) => {
  const userId = await accountId(house);
  await house.db.query(
    `INSERT INTO email_changes VALUES (gen_random_uuid(), $1, 'ana.new@example.com', null, null, now())
     ON CONFLICT (user_id) DO NOTHING`,
    [userId],
  );
  const [change] = await house.db.query('SELECT id FROM email_changes WHERE user_id = $1', [userId]);
  return { token: await linkFor('change-email-new', (change as { id: string }).id, house) };
};

const subscriptionId = async (house: TestApp): Promise<string> => {
  const payload = { email: person.email };
  await house.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  const [row] = await house.db.query('SELECT id FROM newsletter_subscriptions WHERE email = $1', [
    person.email,
  ]);
  return (row as { id: string }).id;
};

export const subscribeLink = async (house: TestApp) => ({
  token: await linkFor('newsletter-confirm', await subscriptionId(house), house),
});

export const unsubscribeLink = async (house: TestApp) => ({
  token: house.app.get(PermanentLinks).createToken('newsletter-unsubscribe', await subscriptionId(house)),
});
