import { type LinkPurpose, LinksService, PermanentLinks } from '../../src/modules/links/index.js';
import type { TestApp } from '../support/index.js';
import { getAccountId, password, person } from './person.js';

const createToken = (purpose: LinkPurpose, subjectId: string, api: TestApp) =>
  api.app.get(LinksService).create(purpose, subjectId);

export const createResetLink = async (api: TestApp) => ({
  token: await createToken('reset-password', await getAccountId(api), api),
  password,
});

export const createConfirmLink = async (api: TestApp) => ({
  token: await createToken('confirm-email', await getAccountId(api), api),
});

export const createChangeLink = async (api: TestApp) => {
  const userId = await getAccountId(api);
  await api.db.query(
    `INSERT INTO email_changes VALUES (gen_random_uuid(), $1, 'ana.new@example.com', null, null, now())
     ON CONFLICT (user_id) DO NOTHING`,
    [userId],
  );
  const [change] = await api.db.query('SELECT id FROM email_changes WHERE user_id = $1', [userId]);
  return { token: await createToken('change-email-new', (change as { id: string }).id, api) };
};

const createSubscription = async (api: TestApp): Promise<string> => {
  const payload = { email: person.email };
  await api.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  const [row] = await api.db.query('SELECT id FROM newsletter_subscriptions WHERE email = $1', [
    person.email,
  ]);
  return (row as { id: string }).id;
};

export const createSubscribeLink = async (api: TestApp) => ({
  token: await createToken('newsletter-confirm', await createSubscription(api), api),
});

export const createUnsubscribeLink = async (api: TestApp) => ({
  token: api.app.get(PermanentLinks).createToken('newsletter-unsubscribe', await createSubscription(api)),
});
