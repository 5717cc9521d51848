import type { SessionUser } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBarrier, waitForLocks } from '../support/barrier.js';
import { type Browser, createMember } from '../support/member.js';

let api: TestApp;
let ana: Browser;
const getProfile = async () => (await ana.request('GET', '/api/account/profile')).json();
const change = (payload: object) => ana.request('PATCH', '/api/account/profile', payload);
const getPreferences = async () => (await ana.request('GET', '/api/account/preferences')).json();
const changePreferences = (payload: object) => ana.request('PATCH', '/api/account/preferences', payload);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
});

describe('the profile', () => {
  it('starts with what the user entered at registration', async () => {
    await api.db.query(`UPDATE users SET current_location = 'Porto' WHERE email = $1`, [ana.email]);
    expect(await getProfile()).toEqual({
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Ferreira',
      pictureUrl: null,
      homeCity: null,
      homePlace: 'Porto',
      passports: [],
      clientTimeZone: null,
      clientHoursFrom: null,
      clientHoursTo: null,
      createdAt: expect.any(String),
      deletionDueAt: null,
    });
  });

  it('saves the fields sent and leaves the others', async () => {
    const changes = {
      homeCity: 'lisbon',
      passports: ['PT', 'BR'],
      clientTimeZone: 'America/New_York',
      clientHoursFrom: '09:00',
      clientHoursTo: '17:30',
    };
    expect((await change(changes)).json()).toMatchObject(changes);
    await change({ lastName: 'Ferreira da Silva' });
    expect(await getProfile()).toMatchObject({ ...changes, lastName: 'Ferreira da Silva' });
    const user = (await ana.request('GET', '/api/auth/user')).json();
    expect(user).toMatchObject({ name: 'Ana Ferreira da Silva' });
  });

  it('clears the fields that are sent empty', async () => {
    await change({ homeCity: 'lisbon', clientTimeZone: 'Europe/Paris', homePlace: 'by the sea' });
    await change({ homeCity: '', clientTimeZone: '', homePlace: '  ', passports: [] });
    expect(await getProfile()).toMatchObject({
      homeCity: null,
      homePlace: null,
      clientTimeZone: null,
      passports: [],
    });
  });

  it.each([['مريم الفاسي'], ['李'], ['Zoë 🏝️'], ['O’Brien-Łukasz'], ['<b>Ana</b>']])(
    'keeps the name %s unchanged',
    async (firstName) => {
      expect((await change({ firstName })).statusCode).toBe(200);
      expect(await getProfile()).toMatchObject({ firstName });
    },
  );

  it.each([
    ['firstName', ''],
    ['lastName', 'x'.repeat(101)],
    ['homeCity', 'no-such-city'],
    ['homeCity', '../etc'],
    ['homePlace', 'x'.repeat(201)],
    ['passports', ['XX']],
    ['passports', 'PT'],
    ['passports', ['PT', 'pt']],
    ['passports', Array.from({ length: 300 }, () => 'PT')],
    ['passports', [{ a: 1 }]],
    ['clientTimeZone', 'Mars/Olympus'],
    ['clientHoursFrom', '25:00'],
    ['clientHoursTo', '9'],
    ['email', 'other@example.com'],
    ['isAdmin', true],
    ['userId', '0193a000-0000-7000-8000-000000000001'],
  ])('refuses %s as %p and changes nothing', async (path, value) => {
    const before = await getProfile();
    const response = await change({ homePlace: 'changed', [path]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: expect.stringMatching(`^${path}`) })]),
    );
    expect(await getProfile()).toEqual(before);
  });

  it('keeps both parts of a name that two tabs change at once', async () => {
    const gate = await createBarrier(api, 'UPDATE', 'users');
    const first = change({ firstName: 'Bea' });
    await gate.reached();
    const second = change({ lastName: 'Costa' });
    await waitForLocks(api, 2);
    await gate.open();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
    await gate.remove();
    expect(await getProfile()).toMatchObject({ firstName: 'Bea', lastName: 'Costa' });
    expect((await ana.request('GET', '/api/auth/user')).json()).toMatchObject({ name: 'Bea Costa' });
  });

  it('keeps different fields that two tabs change at once', async () => {
    await Promise.all([change({ passports: ['PT'] }), change({ clientTimeZone: 'Asia/Tokyo' })]);
    expect(await getProfile()).toMatchObject({ passports: ['PT'], clientTimeZone: 'Asia/Tokyo' });
  });
});

describe('the preferences', () => {
  it('start with the system theme, no temperature unit and US dollars', async () => {
    expect(await getPreferences()).toEqual({
      theme: 'system',
      temperatureUnit: null,
      currency: 'USD',
      newsletter: 'none',
    });
  });

  it('are saved', async () => {
    await changePreferences({ theme: 'dark', currency: 'eur' });
    await changePreferences({ temperatureUnit: 'fahrenheit' });
    expect(await getPreferences()).toMatchObject({
      theme: 'dark',
      temperatureUnit: 'fahrenheit',
      currency: 'EUR',
    });
  });

  it('are part of the session user', async () => {
    const getSessionPreferences = async () =>
      (await ana.request('GET', '/api/auth/user')).json<SessionUser>().preferences;
    expect(await getSessionPreferences()).toEqual({
      theme: 'system',
      temperatureUnit: null,
      currency: 'USD',
    });
    await changePreferences({ theme: 'dark', temperatureUnit: 'fahrenheit', currency: 'EUR' });
    expect(await getSessionPreferences()).toEqual({
      theme: 'dark',
      temperatureUnit: 'fahrenheit',
      currency: 'EUR',
    });
  });

  it('stay when nothing is sent', async () => {
    await changePreferences({ theme: 'dark' });
    for (const nothing of [{}, { theme: null, temperatureUnit: null, currency: null }])
      expect((await changePreferences(nothing)).statusCode).toBe(200);
    expect(await getPreferences()).toMatchObject({ theme: 'dark' });
  });

  it('show the newsletter consent but cannot change it', async () => {
    await ana.request('POST', '/api/newsletter/subscribe', { email: ana.email, name: '' });
    expect(await getPreferences()).toMatchObject({ newsletter: 'pending' });
    expect((await changePreferences({ newsletter: 'given' })).statusCode).toBe(400);
    expect(await getPreferences()).toMatchObject({ newsletter: 'pending' });
  });

  it.each([{ theme: 'neon' }, { temperatureUnit: 'kelvin' }, { currency: 'XXQ' }, { currency: ['EUR'] }])(
    'refuse %p',
    async (payload) => {
      expect((await changePreferences(payload)).statusCode).toBe(400);
    },
  );
});
