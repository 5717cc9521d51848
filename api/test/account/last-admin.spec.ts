import { AccountDeletionService } from '../../src/modules/account/account-deletion.service.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { confirm, known, newAdmin, type Known } from '../admin/admins.js';

const REFUSAL = {
  statusCode: 409,
  code: 'account.last_admin',
  message: 'There must be at least one admin. Please make someone else an admin first.',
};

const ROUNDS = 6;

let house: TestApp;
let ana: Known;
const leave = ({ browser }: Known) => browser.ask('POST', '/api/account/deletion');
const change = (by: Known, whom: Known, payload: object) =>
  by.browser.ask('PATCH', `/api/admin/users/${whom.id}`, { reason: 'We part', ...payload });
const staying = async (): Promise<number> => {
  const [row] = (await house.db.query(
    `SELECT count(*)::integer AS admins FROM users
     WHERE is_admin AND suspended_at IS NULL AND deletion_due_at IS NULL`,
  )) as [{ admins: number }];
  return row.admins;
};

/** Somebody's next request to leave is on its way, and known as theirs, while `meanwhile` comes to its end. */
const whileOneLeaves = (meanwhile: () => Promise<void>): void => {
  const deletion = house.app.get(AccountDeletionService);
  const ask = deletion.request.bind(deletion);
  jest.spyOn(deletion, 'request').mockImplementationOnce(async (...asked) => {
    await meanwhile();
    return ask(...asked);
  });
};

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await house.db.query('UPDATE users SET is_admin = false');
  ana = await newAdmin(house);
});

describe('the last admin', () => {
  it('cannot leave: the answer says what to do first, and nothing is written', async () => {
    const answer = await leave(ana);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject(REFUSAL);
    expect((await ana.browser.ask('GET', '/api/account/profile')).json()).toMatchObject({
      deletionDueAt: null,
    });
    const letters = await house.db.query(
      `SELECT 1 FROM mails WHERE address = $1 AND template = 'deletion-scheduled'`,
      [ana.browser.email],
    );
    expect(letters).toEqual([]);
  });

  it('can leave once somebody else is an admin, and not when that one is suspended or leaving', async () => {
    const bo = await newAdmin(house);
    await house.db.query('UPDATE users SET suspended_at = now() WHERE id = $1', [bo.id]);
    expect((await leave(ana)).json()).toMatchObject(REFUSAL);
    await house.db.query('UPDATE users SET suspended_at = NULL, deletion_due_at = now() WHERE id = $1', [
      bo.id,
    ]);
    expect((await leave(ana)).json()).toMatchObject(REFUSAL);
    await house.db.query('UPDATE users SET deletion_due_at = NULL WHERE id = $1', [bo.id]);
    expect((await leave(ana)).statusCode).toBe(200);
  });

  it('is one of two who leave at once', async () => {
    const bo = await newAdmin(house);
    const answers = await Promise.all([leave(ana), leave(bo)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await staying()).toBe(1);
  });

  it('is also whoever became one while they were leaving', async () => {
    const bo = await known(house);
    await confirm(house, bo.id);
    whileOneLeaves(async () => {
      expect((await change(ana, bo, { isAdmin: true })).statusCode).toBe(200);
      expect((await leave(ana)).statusCode).toBe(200);
    });
    expect((await leave(bo)).json()).toMatchObject(REFUSAL);
    expect(await staying()).toBe(1);
  });

  it('stays, however many become one, leave and take each other’s role at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [bo, cy] = [await newAdmin(house), await known(house)];
      await confirm(house, cy.id);
      const deeds = [
        () => change(ana, cy, { isAdmin: true }),
        () => change(ana, bo, { isAdmin: false }),
        () => change(bo, ana, { suspended: true }),
        () => leave(cy),
        () => leave(bo),
        () => leave(ana),
      ];
      const turned = [...deeds.slice(round), ...deeds.slice(0, round)];
      const answers = await Promise.all(turned.map((deed) => deed()));
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(await staying()).toBeGreaterThanOrEqual(1);
      await house.db.query('UPDATE users SET is_admin = false');
      ana = await newAdmin(house);
    }
  });

  it.each([
    ['role', { isAdmin: false }],
    ['access', { suspended: true }],
  ])('does not lose their %s to one who is about to go', async (_what, payload) => {
    const bo = await newAdmin(house);
    expect((await leave(ana)).statusCode).toBe(200);
    const answer = await change(ana, bo, payload);
    expect(answer.json()).toMatchObject(REFUSAL);
    expect(await staying()).toBe(1);
    expect((await bo.browser.ask('GET', '/api/admin/overview')).statusCode).toBe(200);
  });

  it('is no hindrance for anybody else', async () => {
    const bo = await newAdmin(house);
    expect((await change(ana, bo, { isAdmin: false })).statusCode).toBe(200);
    await bo.browser.signIn();
    expect((await leave(bo)).statusCode).toBe(200);
  });
});
