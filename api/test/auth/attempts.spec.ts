import { startTestApp, type TestApp } from '../support/index.js';

const password = 'a quiet place by the sea';
let house: TestApp;
let count = 0;
let email: string;

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  house.inject({ method: 'POST', url, payload, remoteAddress });
const login = (secret: string, from?: string) => post('/api/auth/login', { email, password: secret }, from);
const statuses = async (attempts: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
const passTime = (time: string) =>
  house.db.query(
    `UPDATE sign_in_attempts SET free_at = free_at - $1::interval, last_at = last_at - $1::interval`,
    [time],
  );

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  count += 1;
  email = `guessed-${count}@example.com`;
  await post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password });
});

describe('guessing a password', () => {
  it('has five attempts for nothing, then waits that double', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login('wrong')).statusCode).toBe(401);
    const refused = await login('wrong');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ code: 'rate.limited' });

    await passTime('1 second');
    expect((await login('wrong')).statusCode).toBe(401);
    expect((await login('wrong')).headers['retry-after']).toBe('2');
  });

  it('refuses the right password too while it waits, and takes it afterwards', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login('wrong');
    expect((await login(password)).statusCode).toBe(429);
    await passTime('1 second');
    expect((await login(password)).statusCode).toBe(200);
  });

  it('never waits longer than a minute', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await login('wrong');
      await passTime('61 seconds');
    }
    await login('wrong');
    expect(Number((await login('wrong')).headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('is forgiven by the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) expect((await login('wrong')).statusCode).toBe(401);
      expect((await login(password)).statusCode).toBe(200);
    }
  });

  it('does not slow down the owner somewhere else', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) await login('wrong', '198.51.100.7');
    expect((await login(password, '203.0.113.9')).statusCode).toBe(200);
  });

  it('is no easier with the many addresses of one IPv6 customer', async () => {
    const answers = [];
    for (let host = 1; host <= 6; host += 1) answers.push(await login('wrong', `2001:db8:0:1::${host}`));
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect((await login(password, '2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it('counts every one of twenty guesses at once', async () => {
    const answers = await statuses(Array.from({ length: 20 }, () => login('wrong')));
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(15);
  });

  it('keeps neither addresses nor e-mails', async () => {
    await login('wrong');
    const kept = JSON.stringify(await house.db.query('SELECT * FROM sign_in_attempts'));
    expect(kept).not.toContain(email);
    expect(kept).not.toContain('192.0.2.1');
  });
});

describe('the limit of an address', () => {
  it('ends trying one password on many accounts', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const call = (payload: object) => strict.inject({ method: 'POST', url: '/api/auth/login', payload });
    // Half-filled forms count as well, and cost no hashing here.
    for (let index = 0; index < 99; index += 1) expect((await call({})).statusCode).toBe(400);
    expect((await call({ email: 'one@example.com', password })).statusCode).toBe(401);
    expect((await call({ email: 'another@example.com', password })).statusCode).toBe(429);
    await strict.close();
  });
});
