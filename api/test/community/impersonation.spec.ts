import { startTestApp, type TestApp } from '../support/index.js';
import { CONNECT, createPerson, toRefusal, type ConnectUser } from './people.js';

let api: TestApp;
let person: ConnectUser;
let admin: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  [person, admin] = [await createPerson(api), await createPerson(api, 'admin')];
});
afterAll(() => api.close());

const save = ({ browser, handle }: ConnectUser, change: object) =>
  browser.request('PUT', `${CONNECT}/profile`, { handle, name: 'Ana', ...change });

describe('a profile that looks like the team', () => {
  it.each([
    'WanderWork team',
    'W a n d e r W o r k',
    'Wander-Work',
    'Wаnderwоrk',
    'ＷａｎｄｅｒＷｏｒｋ',
    'Wánderwork',
  ])('can’t be named “%s”', async (name) => {
    expect(toRefusal(await save(person, { name }))).toBe('400 validation.failed');
  });

  it.each(['wanderwork', 'wander_work', 'wanderwork-team', 'admin', 'moderator', 'support', 'former-member'])(
    'can’t have the handle “%s”',
    async (handle) => {
      expect(toRefusal(await save(person, { handle }))).toBe('409 handle.taken');
    },
  );

  it('is for admins alone', async () => {
    expect((await save(admin, { name: 'Ana of WanderWork', handle: 'wanderwork' })).statusCode).toBe(200);
  });

  it.each(['Wanda Work', 'Ana the wanderer', 'Adminton'])('is not the one of “%s”', async (name) => {
    expect((await save(person, { name })).statusCode).toBe(200);
  });
});
