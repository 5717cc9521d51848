import { startTestApp, type TestApp } from '../support/index.js';

const password = 'a quiet place by the sea';
let api: TestApp;
let count = 0;
let email: string;

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  api.inject({ method: 'POST', url, payload, remoteAddress });
const login = (secret: string, from?: string) => post('/api/auth/login', { email, password: secret }, from);
const getStatuses = async (attempts: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
const passTime = (time: string) =>
  api.db.query(
    `UPDATE sign_in_attempts SET free_at = free_at - $1::interval, last_at = last_at - $1::interval`,
    [time],
  );

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  email = `guessed-${count}@example.com`;
  await post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password });
});

describe('guessing a password', () => {
  it('has five free attempts, then doubles the wait each time', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await login('wrong')).statusCode).toBe(401);
    const refused = await login('wrong');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({ code: 'rate.limited' });

    await passTime('1 second');
    expect((await login('wrong')).statusCode).toBe(401);
    expect((await login('wrong')).headers['retry-after']).toBe('2');
  });

  it('refuses the right password too during the wait, and accepts it afterwards', async () => {
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

  it('is reset by the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) expect((await login('wrong')).statusCode).toBe(401);
      expect((await login(password)).statusCode).toBe(200);
    }
  });

  it('does not slow down the owner at another IP address', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) await login('wrong', '198.51.100.7');
    expect((await login(password, '203.0.113.9')).statusCode).toBe(200);
  });

  it('counts the IPv6 addresses of one customer together', async () => {
    const responses = [];
    for (let host = 1; host <= 6; host += 1) responses.push(await login('wrong', `2001:db8:0:1::${host}`));
    expect(responses.at(-1)?.statusCode).toBe(429);
    expect((await login(password, '2001:db8:0:2::1')).statusCode).toBe(200);
  });

  it('counts each of twenty guesses sent at once', async () => {
    const responses = await getStatuses(Array.from({ length: 20 }, () => login('wrong')));
    expect(responses.filter((status) => status === 401)).toHaveLength(5);
    expect(responses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('stores neither IP nor email addresses', async () => {
    await login('wrong');
    const storedRows = JSON.stringify(await api.db.query('SELECT * FROM sign_in_attempts'));
    expect(storedRows).not.toContain(email);
    expect(storedRows).not.toContain('192.0.2.1');
  });
});

describe('the limit per IP address', () => {
  it('stops someone who tries one password on many accounts', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const call = (payload: object) => strict.inject({ method: 'POST', url: '/api/auth/login', payload });
    // Incomplete forms count as well, and need no hashing.
    for (let index = 0; index < 99; index += 1) expect((await call({})).statusCode).toBe(400);
    expect((await call({ email: 'one@example.com', password })).statusCode).toBe(401);
    expect((await call({ email: 'another@example.com', password })).statusCode).toBe(429);
    await strict.close();
  });
});

describe('guesses from many networks', () => {
  let strict: TestApp;
  let otherProcess: TestApp;
  const owner = { firstName: 'Ana', lastName: 'Ferreira', email: 'sought@example.com', password };
  const enter = (
    target: TestApp,
    { secret, from, headers = {} }: { secret: string; from: string; headers?: Record<string, string> },
  ) =>
    target.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: owner.email, password: secret },
      remoteAddress: from,
      headers,
    });
  const getAddress = (index: number) => `198.51.${100 + Math.floor(index / 200)}.${index % 200}`;

  beforeAll(async () => {
    strict = await startTestApp({ config: { limitFactor: 1 } });
    otherProcess = await strict.startAnother();
    await strict.inject({ method: 'POST', url: '/api/auth/register', payload: owner });
  });
  afterAll(async () => {
    await otherProcess.close();
    await strict.close();
  });
  beforeEach(() => strict.db.query('DELETE FROM sign_in_attempts'));

  const failFromManyNetworks = async (failures: number) => {
    for (let index = 0; index < failures; index += 1) {
      const process = index % 2 === 0 ? strict : otherProcess;
      expect((await enter(process, { secret: 'wrong', from: getAddress(index) })).statusCode).toBe(401);
    }
  };

  it('are slowed down after thirty failures, counted across two processes', async () => {
    await failFromManyNetworks(30);
    for (const target of [strict, otherProcess]) {
      const refused = await enter(target, { secret: 'wrong', from: '203.0.113.77' });
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('1');
    }
  });

  it('wait at most fifteen minutes, and the response says how long', async () => {
    await failFromManyNetworks(30);
    await strict.db.query(`UPDATE sign_in_attempts SET failures = 5000, free_at = now() WHERE failures = 30`);
    expect((await enter(strict, { secret: 'wrong', from: '203.0.113.78' })).statusCode).toBe(401);
    const refused = await enter(otherProcess, { secret: password, from: '203.0.113.79' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
  });

  it('do not lock the owner out of a browser that they have used before', async () => {
    const first = await enter(strict, { secret: password, from: '192.0.2.20' });
    const mark = first.cookies.find(({ name }) => name === 'wanderwork_device');
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    await failFromManyNetworks(30);
    const headers = { cookie: `wanderwork_device=${mark?.value}` };
    const otherAddress = '203.0.113.80';
    expect((await enter(otherProcess, { secret: password, from: otherAddress })).statusCode).toBe(429);
    expect((await enter(otherProcess, { secret: password, from: otherAddress, headers })).statusCode).toBe(
      200,
    );
  });

  it('cannot forge the cookie of a known browser, nor guess without limit with a stolen one', async () => {
    const first = await enter(strict, { secret: password, from: '192.0.2.20' });
    const mark = first.cookies.find(({ name }) => name === 'wanderwork_device')?.value ?? '';
    await failFromManyNetworks(30);
    const forgedHeaders = {
      cookie: `wanderwork_device=${mark.replace(/^./, (character) => (character === 'a' ? 'b' : 'a'))}`,
    };
    expect(
      (await enter(strict, { secret: password, from: '203.0.113.81', headers: forgedHeaders })).statusCode,
    ).toBe(429);
    const stolen = { cookie: `wanderwork_device=${mark}` };
    for (let guess = 0; guess < 5; guess += 1)
      expect(
        (await enter(strict, { secret: 'wrong', from: getAddress(guess), headers: stolen })).statusCode,
      ).toBe(401);
    expect((await enter(strict, { secret: 'wrong', from: getAddress(9), headers: stolen })).statusCode).toBe(
      429,
    );
  });
});

describe('one network that tries many accounts', () => {
  it('is slowed down whatever email address it tries; a right password does not count as a guess', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const from = '192.0.2.50';
    const enter = (payload: object) =>
      strict.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: from });
    const owner = { firstName: 'Ana', lastName: 'Ferreira', email: 'office@example.com', password };
    await strict.inject({ method: 'POST', url: '/api/auth/register', payload: owner });
    for (let index = 0; index < 59; index += 1)
      expect((await enter({ email: `tried-${index}@example.com`, password })).statusCode).toBe(401);
    for (let index = 0; index < 3; index += 1)
      expect((await enter({ email: owner.email, password })).statusCode).toBe(200);
    expect((await enter({ email: 'one-more@example.com', password })).statusCode).toBe(401);
    expect((await enter({ email: 'and-one-more@example.com', password })).statusCode).toBe(429);
    await strict.close();
  });
});
