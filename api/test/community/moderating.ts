import type { TestApp } from '../support/index.js';
import { CONNECT, createId, type ConnectUser } from './people.js';

/** Leases the open case about an object, and decides it. */
export const decideAbout = async (
  api: TestApp,
  { browser }: ConnectUser,
  objectId: string,
  action: string,
  change: object = {},
) => {
  const [one] = await api.db.query<[{ id: string }]>(
    `SELECT id FROM moderation_cases WHERE object_id = $1 AND closed_at IS NULL AND source <> 'appeal'`,
    [objectId],
  );
  await browser.request('POST', `${CONNECT}/moderation/cases/${one.id}/lease`);
  return browser.request('POST', `${CONNECT}/moderation/actions`, {
    ...{ id: createId(), case: one.id, action, rule: 'no-spam', explanation: 'This is an advertisement.' },
    ...change,
  });
};

/** Appeals as the person concerned, and decides the appeal as somebody else. */
export const decideAppealOf = async (
  api: TestApp,
  concerned: ConnectUser,
  decider: ConnectUser,
  decisionId: string,
  appeal: { outcome: 'upheld' | 'reversed'; explanation: string },
) => {
  const text = 'It is no advertisement.';
  await concerned.browser.request('POST', `${CONNECT}/decisions/${decisionId}/appeal`, { text });
  const [one] = await api.db.query<[{ id: string }]>('SELECT id FROM moderation_cases WHERE action_id = $1', [
    decisionId,
  ]);
  await decider.browser.request('POST', `${CONNECT}/moderation/cases/${one.id}/lease`);
  return decider.browser.request('PUT', `${CONNECT}/moderation/appeals/${one.id}`, appeal);
};
