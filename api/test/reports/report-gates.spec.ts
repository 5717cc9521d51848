import { once } from 'node:events';
import { dimensionKeys, type ErrorBody } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { ReportsService } from '../../src/modules/reports/report/reports.service.js';
import { RequestUser } from '../../src/platform/security/request-user.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { createMemberOfTier, PREMIUM_NEEDED } from './report-members.js';
import { requestReport } from './report-client.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const createCsvRequest = (cities: string[]) => ({ cities, sections: ['score'], format: 'csv' });
const getRefusal = async (body: object) =>
  (await api.inject({ method: 'POST', url: '/api/reports', payload: body })).json<ErrorBody>();
const getToday = () => new Date().toISOString().slice(0, 10);

describe('a report', () => {
  it('of the samples is open to everybody, as an uncached file with a plain name', async () => {
    const { statusCode, headers, rawPayload } = await requestReport(api, {
      cities: ['lisbon', 'medellin'],
      sections: ['score'],
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="wanderwork-lisbon-medellin-${getToday()}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('is identical to the byte for the same request on the same day', async () => {
    const options = { cities: ['chiang-mai'], sections: ['score' as const, 'cost' as const] };
    const [one, other] = [await requestReport(api, options), await requestReport(api, options)];
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });

  it("includes the user's own score, unless the preferences are neutral", async () => {
    const cheap = { ...neutralPreferences, sliders: { ...neutralPreferences.sliders, affordability: 5 } };
    const options = { cities: ['chiang-mai'], sections: ['score' as const], format: 'csv' as const };
    expect((await requestReport(api, { ...options, wishes: cheap })).body).toContain('Your IREX');
    expect((await requestReport(api, { ...options, wishes: neutralPreferences })).body).not.toContain(
      'Your IREX',
    );
  });

  it('of another city is refused to a visitor, a free and a pro member', async () => {
    expect(await getRefusal(createCsvRequest(['lisbon', 'porto']))).toMatchObject(PREMIUM_NEEDED);
    for (const tier of ['free', 'pro'] as const) {
      const member = await createMemberOfTier(api, tier);
      expect(
        (await member.request('POST', '/api/reports', createCsvRequest(['porto']))).json(),
      ).toMatchObject(PREMIUM_NEEDED);
    }
  });

  it('of another city is created for premium members', async () => {
    const premium = await createMemberOfTier(api, 'premium');
    const response = await premium.request('POST', '/api/reports', createCsvRequest(['porto', 'tbilisi']));
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Tbilisi');
  });

  it('is created one at a time per user, and the slot becomes free again', async () => {
    const options = { cities: ['lisbon', 'medellin', 'chiang-mai'] };
    const responses = await Promise.all([requestReport(api, options), requestReport(api, options)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect((await requestReport(api, { ...options, format: 'csv' })).statusCode).toBe(200);
    expect((await requestReport(api, { cities: ['porto'] })).statusCode).toBe(403);
    expect((await requestReport(api, { cities: ['lisbon'], format: 'csv' })).statusCode).toBe(200);
  });
});

describe('a report whose body is never read', () => {
  it('does not block the next one from the same network', async () => {
    const server = api.app.getHttpAdapter().getInstance();
    const body = { cities: ['lisbon'], sections: ['score', 'figures'], format: 'pdf' };
    const headers = { origin: ORIGIN, host: new URL(ORIGIN).host };
    const options = {
      method: 'POST',
      url: '/api/reports',
      headers,
      payload: body,
      payloadAsStream: true,
    } as const;
    const unreadResponse = await server.inject(options);
    expect(unreadResponse.statusCode).toBe(200);
    expect((await requestReport(api, { cities: ['lisbon'] })).statusCode).toBe(200);
    unreadResponse.stream().destroy();
  });
});

describe('a report whose client disconnects before it starts', () => {
  /** Disconnects the client once it is identified, and continues when the server has noticed. Returns the end of the work. */
  const disconnectOnce = (): Promise<unknown> => {
    const requestUsers = api.app.get(RequestUser);
    const findSpy = jest.spyOn(requestUsers, 'find').mockImplementationOnce(async (request) => {
      findSpy.mockRestore();
      const user = await requestUsers.find(request);
      request.raw.socket.destroy();
      await once(request.raw.socket, 'close');
      return user;
    });
    const reports = api.app.get(ReportsService);
    return new Promise((resolve) => {
      const createSpy = jest.spyOn(reports, 'create').mockImplementationOnce((...args) => {
        createSpy.mockRestore();
        const report = reports.create(...args);
        resolve(report);
        return report;
      });
    });
  };

  it('frees its slot for the next one', async () => {
    await api.app.listen(0, '127.0.0.1');
    const headers = {
      ...(await api.signInAs('premium')),
      origin: ORIGIN,
      'content-type': 'application/json',
    };
    const ask = async () =>
      fetch(`${await api.app.getUrl()}/api/reports`, {
        method: 'POST',
        headers,
        body: JSON.stringify(createCsvRequest(['lisbon'])),
      });
    const unwantedReport = disconnectOnce();
    await expect(ask()).rejects.toThrow('fetch failed');
    await unwantedReport;
    expect((await ask()).status).toBe(200);
  });
});

describe('an invalid report request', () => {
  const all = (value: unknown) => Object.fromEntries(dimensionKeys.map((key) => [key, value]));

  it.each([
    [
      'for four cities',
      createCsvRequest(['lisbon', 'medellin', 'chiang-mai', 'porto']),
      'Please name 1 to 3 cities',
    ],
    ['for the same city twice', createCsvRequest(['lisbon', 'lisbon']), 'Please name each city once'],
    ['for no city', createCsvRequest([]), 'Please name 1 to 3 cities'],
    [
      'with a string instead of a list',
      { ...createCsvRequest([]), cities: 'lisbon' },
      'Please name 1 to 3 cities',
    ],
    [
      'without a section',
      { ...createCsvRequest(['lisbon']), sections: [] },
      'Please choose at least one section',
    ],
    [
      'with an unknown section',
      { ...createCsvRequest(['lisbon']), sections: ['all'] },
      'Please choose at least one section',
    ],
    [
      'in another file format',
      { ...createCsvRequest(['lisbon']), format: 'exe' },
      'A report is a PDF or a CSV',
    ],
    [
      'in an unknown temperature unit',
      { ...createCsvRequest(['lisbon']), temperatureUnit: 'kelvin' },
      'Temperatures are in °C or °F',
    ],
    [
      'with a slider that is not a number',
      { ...createCsvRequest(['lisbon']), wishes: { sliders: all('NaN') } },
      'A slider is a number',
    ],
  ])('%s says what to do', async (_, body, message) => {
    const { statusCode, errors } = await getRefusal(body);
    expect(statusCode).toBe(400);
    expect(errors?.map((error) => error.message)).toContain(message);
  });

  it('names the unknown city, and refuses weights that are all 0', async () => {
    expect(await getRefusal(createCsvRequest(['lisbon', 'atlantis']))).toMatchObject({
      statusCode: 404,
      message: 'We do not know atlantis.',
    });
    expect(await getRefusal({ ...createCsvRequest(['lisbon']), wishes: { sliders: all(0) } })).toMatchObject({
      statusCode: 400,
      code: 'irex.weighs_nothing',
    });
  });
});
