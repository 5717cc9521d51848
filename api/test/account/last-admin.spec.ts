import { AccountDeletionService } from '../../src/modules/account/account-deletion.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { confirmEmail, createUser, createAdmin, type TestUser } from '../admin/admins.js';

const REFUSAL = {
  statusCode: 409,
  code: 'account.last_admin',
  message: 'There must be at least one admin. Please make someone else an admin first.',
};

const ROUNDS = 6;

let api: TestApp;
let ana: TestUser;
const leave = ({ browser }: TestUser) => browser.request('POST', '/api/account/deletion');
const change = (by: TestUser, whom: TestUser, payload: object) =>
  by.browser.request('PATCH', `/api/admin/users/${whom.id}`, { reason: 'We part', ...payload });
const countAdmins = async (): Promise<number> => {
  const [row] = (await api.db.query(
    `SELECT count(*)::integer AS admins FROM users
     WHERE is_admin AND suspended_at IS NULL AND deletion_due_at IS NULL`,
  )) as [{ admins: number }];
  return row.admins;
};

/** Runs `meanwhile` while the next deletion request waits, after the API has authenticated it. */
const whileOneLeaves = (meanwhile: () => Promise<void>): void => {
  const deletion = api.app.get(AccountDeletionService);
  const requestDeletion = deletion.request.bind(deletion);
  jest.spyOn(deletion, 'request').mockImplementationOnce(async (...args) => {
    await meanwhile();
    return requestDeletion(...args);
  });
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await api.db.query('UPDATE users SET is_admin = false');
  ana = await createAdmin(api);
});

describe('the last admin', () => {
  it('cannot delete their account: the response says what to do first, and nothing is written', async () => {
    const response = await leave(ana);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject(REFUSAL);
    expect((await ana.browser.request('GET', '/api/account/profile')).json()).toMatchObject({
      deletionDueAt: null,
    });
    const emails = await api.db.query(
      `SELECT 1 FROM mails WHERE address = $1 AND template = 'deletion-scheduled'`,
      [ana.browser.email],
    );
    expect(emails).toEqual([]);
  });

  it('can leave once another admin exists who is neither suspended nor leaving', async () => {
    const bo = await createAdmin(api);
    await api.db.query('UPDATE users SET suspended_at = now() WHERE id = $1', [bo.id]);
    expect((await leave(ana)).json()).toMatchObject(REFUSAL);
    await api.db.query('UPDATE users SET suspended_at = NULL, deletion_due_at = now() WHERE id = $1', [
      bo.id,
    ]);
    expect((await leave(ana)).json()).toMatchObject(REFUSAL);
    await api.db.query('UPDATE users SET deletion_due_at = NULL WHERE id = $1', [bo.id]);
    expect((await leave(ana)).statusCode).toBe(200);
  });

  it('is the one of two who stays when both leave at once', async () => {
    const bo = await createAdmin(api);
    const responses = await Promise.all([leave(ana), leave(bo)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await countAdmins()).toBe(1);
  });

  it('cannot leave even if they became an admin while their request to leave was on its way', async () => {
    const bo = await createUser(api);
    await confirmEmail(api, bo.id);
    whileOneLeaves(async () => {
      expect((await change(ana, bo, { isAdmin: true })).statusCode).toBe(200);
      expect((await leave(ana)).statusCode).toBe(200);
    });
    expect((await leave(bo)).json()).toMatchObject(REFUSAL);
    expect(await countAdmins()).toBe(1);
  });

  it('always remains when many users become admins, leave and demote each other at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [bo, cy] = [await createAdmin(api), await createUser(api)];
      await confirmEmail(api, cy.id);
      const actions = [
        () => change(ana, cy, { isAdmin: true }),
        () => change(ana, bo, { isAdmin: false }),
        () => change(bo, ana, { suspended: true }),
        () => leave(cy),
        () => leave(bo),
        () => leave(ana),
      ];
      const rotatedActions = [...actions.slice(round), ...actions.slice(0, round)];
      const responses = await Promise.all(rotatedActions.map((action) => action()));
      expect(responses.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(await countAdmins()).toBeGreaterThanOrEqual(1);
      await api.db.query('UPDATE users SET is_admin = false');
      ana = await createAdmin(api);
    }
  });

  it.each([
    ['role', { isAdmin: false }],
    ['access', { suspended: true }],
  ])('does not lose their %s to an admin who is about to leave', async (_what, payload) => {
    const bo = await createAdmin(api);
    expect((await leave(ana)).statusCode).toBe(200);
    const response = await change(ana, bo, payload);
    expect(response.json()).toMatchObject(REFUSAL);
    expect(await countAdmins()).toBe(1);
    expect((await bo.browser.request('GET', '/api/admin/overview')).statusCode).toBe(200);
  });

  it('does not keep another admin from leaving', async () => {
    const bo = await createAdmin(api);
    expect((await change(ana, bo, { isAdmin: false })).statusCode).toBe(200);
    await bo.browser.signIn();
    expect((await leave(bo)).statusCode).toBe(200);
  });
});
