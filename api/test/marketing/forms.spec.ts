import { startTestApp, type TestApp } from '../support/index.js';

const email = 'ana@example.com';
let api: TestApp;

const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
const join = (payload: object) => post('/api/waitlist', { email, ...payload });
const subscribe = (payload: object = {}) => post('/api/newsletter/subscribe', { email, ...payload });
const listEntries = (): Promise<Record<string, unknown>[]> => api.db.query('SELECT * FROM waitlist_entries');
const listSubscriptions = (): Promise<Record<string, unknown>[]> =>
  api.db.query('SELECT * FROM newsletter_subscriptions');

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.db.query('TRUNCATE waitlist_entries, newsletter_subscriptions'));

describe('POST /api/waitlist', () => {
  it.each([
    ['home-form', { name: 'Ana', newsletter: true }, { name: 'Ana' }],
    [
      'hero-dialog',
      { name: 'Ana Ferreira', firstName: 'Ana', lastName: 'Ferreira', newsletter: true },
      { name: 'Ana Ferreira', first_name: 'Ana', last_name: 'Ferreira' },
    ],
    [
      'join-panel',
      {
        firstName: 'Ana',
        lastName: 'Ferreira',
        name: 'Ana Ferreira',
        dateOfBirth: '1990-02-03',
        currentLocation: 'Porto',
        newsletter: false,
      },
      { name: 'Ana Ferreira', current_location: 'Porto' },
    ],
    ['newsletter-fallback', { name: 'Newsletter Subscriber', newsletter: true }, { name: null }],
  ])('stores the %s', async (source, payload, expectedFields) => {
    const response = await join(payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: expect.any(String) });
    expect(await listEntries()).toEqual([
      expect.objectContaining({ email, sources: [source], ...expectedFields }),
    ]);
  });

  it('stores no date of birth', async () => {
    await join({
      firstName: 'Ana',
      lastName: 'Ferreira',
      dateOfBirth: '1990-02-03',
      currentLocation: 'Porto',
    });
    expect(JSON.stringify(await listEntries())).not.toMatch(/1990/);
  });

  it('merges a second form into the first, overwrites nothing and returns the same response', async () => {
    const first = await join({ name: 'Ana', newsletter: false });
    const second = await join({
      email: 'ANA@Example.com',
      name: 'Eve',
      firstName: 'Ana',
      lastName: 'Ferreira',
    });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await listEntries()).toEqual([
      expect.objectContaining({ name: 'Ana', last_name: 'Ferreira', sources: ['home-form', 'hero-dialog'] }),
    ]);
    await join({ name: 'Ana' });
    expect((await listEntries())[0]).toMatchObject({ sources: ['home-form', 'hero-dialog'] });
  });

  it('creates one row from many submissions at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => join({ name: 'Ana', newsletter: true })),
    );
    expect(responses.map((response) => response.statusCode)).toEqual(Array(12).fill(200));
    expect(await listEntries()).toHaveLength(1);
    expect(await listSubscriptions()).toHaveLength(1);
  });

  it('records consent as pending when the box is ticked, and nothing when it is not', async () => {
    await join({ name: 'Ana', newsletter: false });
    expect(await listSubscriptions()).toEqual([]);
    await join({ name: 'Ana', newsletter: true });
    expect(await listSubscriptions()).toEqual([
      expect.objectContaining({ email, consent: 'pending', sources: ['home-form'] }),
    ]);
  });

  it('refuses people under 16 with a clear message and stores nothing about them', async () => {
    const dateOfBirth = `${new Date().getUTCFullYear() - 15}-01-01`;
    const response = await join({ firstName: 'Kim', lastName: 'Young', dateOfBirth, newsletter: true });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'auth.too_young',
      message: 'You need to be at least 16 years old to join.',
    });
    expect([await listEntries(), await listSubscriptions()]).toEqual([[], []]);
  });

  it.each([
    ['no address', { email: '' }],
    ['an array as name', { name: ['Ana'] }],
    ['an unknown field', { source: 'home-form' }],
    ['a string for the checkbox', { newsletter: 'yes' }],
    ['a NUL character', { name: 'A\u0000na' }],
  ])('refuses %s and stores nothing', async (_what, payload) => {
    const response = await join(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      statusCode: 400,
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(await listEntries()).toEqual([]);
  });
});

describe('POST /api/newsletter/subscribe', () => {
  it.each([
    ['the closing form', { name: '' }, null],
    ['a form with a name', { name: 'Ana' }, 'Ana'],
    ['a form without one', {}, null],
  ])('accepts %s and waits for consent', async (_form, payload, name) => {
    const response = await subscribe(payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Thank you for subscribing to our newsletter.',
    });
    expect(await listSubscriptions()).toEqual([
      expect.objectContaining({ email, name, consent: 'pending', sources: ['newsletter'] }),
    ]);
  });

  it('merges a second submission into the first and returns the same response', async () => {
    const first = await subscribe();
    const [before] = await listSubscriptions();
    const second = await subscribe({ name: 'Ana' });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await listSubscriptions()).toEqual([expect.objectContaining({ id: before?.['id'], name: 'Ana' })]);
  });

  it.each([
    ['given', 'given'],
    ['withdrawn', 'pending'],
    ['pending', 'pending'],
  ])('turns consent "%s" into "%s"', async (before, after) => {
    await subscribe();
    await api.db.query('UPDATE newsletter_subscriptions SET consent = $1', [before]);
    await subscribe();
    expect((await listSubscriptions())[0]).toMatchObject({ consent: after });
  });

  it('explains an invalid address', async () => {
    const response = await subscribe({ email: 'ana@' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual(
      expect.objectContaining({ path: 'email', message: 'Please enter a valid email address' }),
    );
  });
});

describe('the limit per IP address', () => {
  it.each(['/api/waitlist', '/api/newsletter/subscribe', '/api/auth/register', '/api/signup'])(
    'applies to %s',
    async (url) => {
      const strict = await startTestApp({ config: { limitFactor: 1 } });
      const call = () => strict.inject({ method: 'POST', url, payload: {} });
      for (let index = 0; index < 20; index += 1) expect((await call()).statusCode).toBe(400);
      expect((await call()).statusCode).toBe(429);
      await strict.close();
    },
  );
});
