import { once } from 'node:events';
import { dimensionKeys, type ErrorBody } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { RequestUser } from '../../src/platform/security/request-user.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { memberOf, PREMIUM_NEEDED } from './readers.js';
import { askReport } from './reading.js';

let house: TestApp;
beforeAll(async () => (house = await startTestApp()));
afterAll(() => house.close());

const csv = (cities: string[]) => ({ cities, sections: ['score'], format: 'csv' });
const refusal = async (body: object) =>
  (await house.inject({ method: 'POST', url: '/api/reports', payload: body })).json<ErrorBody>();
const today = () => new Date().toISOString().slice(0, 10);

describe('a report', () => {
  it('of the samples is open to everybody, as a file with a plain name that nobody keeps on the way', async () => {
    const { statusCode, headers, rawPayload } = await askReport(house, {
      cities: ['lisbon', 'medellin'],
      sections: ['score'],
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="wanderwork-lisbon-medellin-${today()}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('is the same to the byte, when the same is asked on the same day', async () => {
    const asked = { cities: ['chiang-mai'], sections: ['score' as const, 'cost' as const] };
    const [one, other] = [await askReport(house, asked), await askReport(house, asked)];
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });

  it('says what one’s own wishes make of a city, and nothing of wishes that ask nothing', async () => {
    const cheap = { ...neutralPreferences, sliders: { ...neutralPreferences.sliders, affordability: 5 } };
    const asked = { cities: ['chiang-mai'], sections: ['score' as const], format: 'csv' as const };
    expect((await askReport(house, { ...asked, wishes: cheap })).body).toContain('Your IREX');
    expect((await askReport(house, { ...asked, wishes: neutralPreferences })).body).not.toContain(
      'Your IREX',
    );
  });

  it('of another city is refused to a visitor, a free and a pro member', async () => {
    expect(await refusal(csv(['lisbon', 'porto']))).toMatchObject(PREMIUM_NEEDED);
    for (const tier of ['free', 'pro'] as const) {
      const member = await memberOf(house, tier);
      expect((await member.ask('POST', '/api/reports', csv(['porto']))).json()).toMatchObject(PREMIUM_NEEDED);
    }
  });

  it('of another city is made for premium members', async () => {
    const premium = await memberOf(house, 'premium');
    const answer = await premium.ask('POST', '/api/reports', csv(['porto', 'tbilisi']));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Tbilisi');
  });

  it('is made one at a time for each person, and the turn comes back', async () => {
    const asked = { cities: ['lisbon', 'medellin', 'chiang-mai'] };
    const answers = await Promise.all([askReport(house, asked), askReport(house, asked)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect((await askReport(house, { ...asked, format: 'csv' })).statusCode).toBe(200);
    expect((await askReport(house, { cities: ['porto'] })).statusCode).toBe(403);
    expect((await askReport(house, { cities: ['lisbon'], format: 'csv' })).statusCode).toBe(200);
  });
});

describe('a report that is made and not taken', () => {
  it('keeps nobody of the same network from the next one', async () => {
    const server = house.app.getHttpAdapter().getInstance();
    const body = { cities: ['lisbon'], sections: ['score', 'figures'], format: 'pdf' };
    const headers = { origin: ORIGIN, host: new URL(ORIGIN).host };
    const asked = {
      method: 'POST',
      url: '/api/reports',
      headers,
      payload: body,
      payloadAsStream: true,
    } as const;
    const untaken = await server.inject(asked);
    expect(untaken.statusCode).toBe(200);
    expect((await askReport(house, { cities: ['lisbon'] })).statusCode).toBe(200);
    untaken.stream().destroy();
  });
});

describe('a report whose asker has left before it was begun', () => {
  /** Hangs up when it is known who asks, and goes on when the server has seen it. */
  const leaveOnce = () => {
    const askers = house.app.get(RequestUser);
    const known = jest.spyOn(askers, 'find').mockImplementationOnce(async (request) => {
      known.mockRestore();
      const asker = await askers.find(request);
      request.raw.socket.destroy();
      await once(request.raw.socket, 'close');
      return asker;
    });
  };

  it('leaves the turn to the next one', async () => {
    await house.app.listen(0, '127.0.0.1');
    const headers = { ...(await house.as('premium')), origin: ORIGIN, 'content-type': 'application/json' };
    const ask = async () =>
      fetch(`${await house.app.getUrl()}/api/reports`, {
        method: 'POST',
        headers,
        body: JSON.stringify(csv(['lisbon'])),
      });
    leaveOnce();
    await expect(ask()).rejects.toThrow('fetch failed');
    expect((await ask()).status).toBe(200);
  });
});

describe('a report that cannot be made', () => {
  const all = (value: unknown) => Object.fromEntries(dimensionKeys.map((key) => [key, value]));

  it.each([
    ['of four cities', csv(['lisbon', 'medellin', 'chiang-mai', 'porto']), 'Please name 1 to 3 cities'],
    ['of the same city twice', csv(['lisbon', 'lisbon']), 'Please name each city once'],
    ['of no city', csv([]), 'Please name 1 to 3 cities'],
    ['of a list that is none', { ...csv([]), cities: 'lisbon' }, 'Please name 1 to 3 cities'],
    ['of no section', { ...csv(['lisbon']), sections: [] }, 'Please choose what the report tells'],
    [
      'of a section that is none',
      { ...csv(['lisbon']), sections: ['all'] },
      'Please choose what the report tells',
    ],
    ['as another kind of file', { ...csv(['lisbon']), format: 'exe' }, 'A report is a PDF or a CSV'],
    [
      'in degrees that are none',
      { ...csv(['lisbon']), temperatureUnit: 'kelvin' },
      'Temperatures are in °C or °F',
    ],
    [
      'by a slider that is no number',
      { ...csv(['lisbon']), wishes: { sliders: all('NaN') } },
      'A slider is a number',
    ],
  ])('%s says what to do', async (_, body, message) => {
    const { statusCode, errors } = await refusal(body);
    expect(statusCode).toBe(400);
    expect(errors?.map((error) => error.message)).toContain(message);
  });

  it('names the city that nobody knows, and weights that weigh nothing', async () => {
    expect(await refusal(csv(['lisbon', 'atlantis']))).toMatchObject({
      statusCode: 404,
      message: 'We do not know atlantis.',
    });
    expect(await refusal({ ...csv(['lisbon']), wishes: { sliders: all(0) } })).toMatchObject({
      statusCode: 400,
      code: 'irex.weighs_nothing',
    });
  });
});
