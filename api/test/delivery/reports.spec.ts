import type { ReleaseList } from '@wanderwork/contracts';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseAudience, ReleasesService } from '../../src/modules/delivery/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { shiftClock } from '../support/shift-clock.js';
import { createBuiltShell } from '../web/built-shell.js';
import { createBuiltRemote } from './built-remote.js';

let api: TestApp;
let releases: ReleasesService;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  releases = api.app.get(ReleasesService);
});
afterAll(() => api.close());
beforeEach(() => api.db.query('DELETE FROM releases'));

const report = (version: string, remoteAddress: string, change: object = {}) =>
  api.inject({
    method: 'POST',
    url: '/api/releases/reports',
    remoteAddress,
    payload: { name: 'wanderlens', version, reason: 'network', ...change },
  });

const createAddresses = (count: number) => Array.from({ length: count }, (_, index) => `198.51.${index}.7`);

const reportFrom = async (version: string, addresses: string[]) => {
  for (const address of addresses) expect((await report(version, address)).statusCode).toBe(204);
};

const getLiveVersion = async () =>
  (await api.inject({ url: '/api/releases' })).json<ReleaseList>().releases[0]?.version ?? null;

const publish = async (...versions: string[]) => {
  for (const version of versions) await releases.publish(createBuiltRemote({ version }));
};

describe('a release that fails to start', () => {
  it('is rolled back when five networks report it, and pages use the last good one', async () => {
    await publish('1.0.0', '1.0.1');
    await reportFrom('1.0.1', createAddresses(4));
    expect(await getLiveVersion()).toBe('1.0.1');
    await reportFrom('1.0.1', ['198.51.100.7']);
    expect(await getLiveVersion()).toBe('1.0.0');
  });

  it('stays when one network reports it repeatedly, from all its addresses', async () => {
    await publish('2.0.0', '2.0.1');
    await reportFrom(
      '2.0.1',
      Array.from({ length: 12 }, (_, index) => `203.0.113.${index}`),
    );
    await reportFrom(
      '2.0.1',
      Array.from({ length: 12 }, (_, index) => `2001:db8:7:${index}::1`),
    );
    expect(await getLiveVersion()).toBe('2.0.1');
  });

  it('does not take the previous one with it: a flood rolls back one release at most', async () => {
    await publish('3.0.0', '3.0.1', '3.0.2');
    await reportFrom('3.0.2', createAddresses(9));
    expect(await getLiveVersion()).toBe('3.0.1');
    await reportFrom('3.0.1', createAddresses(9));
    expect(await getLiveVersion()).toBe('3.0.1');
  });

  it('is not affected by reports about another release', async () => {
    await publish('4.0.0', '4.0.1');
    await reportFrom('4.0.0', createAddresses(9));
    await reportFrom('no such version', createAddresses(9));
    expect(await getLiveVersion()).toBe('4.0.1');
  });

  it('is not affected by reports older than the time window', async () => {
    await publish('5.0.0', '5.0.1');
    await reportFrom('5.0.1', createAddresses(4));
    await api.db.query(`UPDATE release_reports SET reported_at = now() - interval '61 minutes'`);
    await reportFrom('5.0.1', ['198.51.100.7']);
    expect(await getLiveVersion()).toBe('5.0.1');
  });

  it('is not replaced by a last good release that was tampered with', async () => {
    await publish('6.0.0', '6.0.1');
    await api.db.query(`UPDATE releases SET signature = 'AAAA' WHERE state = 'last_good'`);
    await reportFrom('6.0.1', createAddresses(9));
    expect(await getLiveVersion()).toBe('6.0.1');
  });

  it('is not replaced by a last good release whose files are gone', async () => {
    await publish('9.0.0', '9.0.1');
    rmSync(path.join(api.dataDir, 'releases/wanderlens/9.0.0'), { recursive: true });
    await reportFrom('9.0.1', createAddresses(9));
    expect(await getLiveVersion()).toBe('9.0.1');
  });

  it('returns only when it is published again', async () => {
    const bad = createBuiltRemote({ version: '7.0.1' });
    await publish('7.0.0');
    await releases.publish(bad);
    await reportFrom('7.0.1', createAddresses(5));
    expect(await getLiveVersion()).toBe('7.0.0');
    await releases.publish(bad);
    await reportFrom('7.0.1', createAddresses(4));
    expect(await getLiveVersion()).toBe('7.0.1');
  });
});

/** Waits until so many networks are counted: fetches are counted after the response. */
const waitForAudience = async (networkCount: number) => {
  const count = async () =>
    (await api.db.query<{ sum: number }[]>('SELECT sum(networks)::int FROM release_audience'))[0]?.sum ?? 0;
  for (const end = Date.now() + 10_000; (await count()) < networkCount && Date.now() < end;) await wait(20);
  expect(await count()).toBe(networkCount);
};

const createReaderAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `100.64.${index}.7`);

describe('a release that many networks have fetched', () => {
  const fetchFrom = async (version: string, addresses: string[], file = 'entry.js') => {
    await getLiveVersion();
    for (const remoteAddress of addresses)
      await api.inject({ url: `/releases/wanderlens/${version}/${file}`, remoteAddress });
  };

  it('is not rolled back by less than a third of its networks', async () => {
    await publish('10.0.0', '10.0.1');
    await fetchFrom('10.0.1', [...createReaderAddresses(21), ...createReaderAddresses(21), '100.64.3.99']);
    await waitForAudience(21);
    await reportFrom('10.0.1', createAddresses(6));
    expect(await getLiveVersion()).toBe('10.0.1');
    await reportFrom('10.0.1', ['198.51.100.7']);
    expect(await getLiveVersion()).toBe('10.0.0');
  });

  it('is rolled back by the fifth report when it starts for nobody', async () => {
    await publish('11.0.0', '11.0.1');
    await fetchFrom('11.0.1', createAddresses(5));
    await waitForAudience(5);
    await reportFrom('11.0.1', createAddresses(5));
    expect(await getLiveVersion()).toBe('11.0.0');
  });

  it('keeps its count for a day, so that quiet hours do not matter', async () => {
    await publish('12.0.0', '12.0.1');
    await fetchFrom('12.0.1', createReaderAddresses(24));
    await waitForAudience(24);
    await api.db.query(`UPDATE release_audience SET hour = hour - interval '9 hours'`);
    await reportFrom('12.0.1', createAddresses(7));
    expect(await getLiveVersion()).toBe('12.0.1');
    await reportFrom('12.0.1', ['198.51.100.7']);
    expect(await getLiveVersion()).toBe('12.0.0');
  });

  it('is counted by its entry file only, and only while it is live', async () => {
    await publish('13.0.0', '13.0.1');
    await fetchFrom('13.0.1', createReaderAddresses(9), 'chunks/page.js');
    await fetchFrom('13.0.0', createReaderAddresses(9));
    await fetchFrom('13.0.1', createReaderAddresses(1));
    await waitForAudience(1);
  });

  it('is counted, and the count is deleted after a day', async () => {
    await publish('14.0.0');
    await fetchFrom('14.0.0', createReaderAddresses(2));
    await waitForAudience(2);
    await api.db.query(`UPDATE release_audience SET hour = hour - interval '25 hours'`);
    await api.app.get(ReleaseAudience).sweep();
    await waitForAudience(0);
  });
});

describe('a release on another server that many networks have opened', () => {
  const publishElsewhere = async (...versions: string[]) => {
    for (const version of versions)
      await releases.publish(createBuiltRemote({ version }), 'https://cdn.example/lens/{version}/');
  };
  const open = async (addresses: string[], url = '/wanderlens', mode = 'navigate') => {
    for (const remoteAddress of addresses)
      await api.inject({ url, remoteAddress, headers: { 'sec-fetch-mode': mode } });
  };

  it('is not rolled back by less than a third of its networks', async () => {
    await publishElsewhere('16.0.0', '16.0.1');
    await open([...createReaderAddresses(21), ...createReaderAddresses(21), '100.64.3.99']);
    await open(createReaderAddresses(2), '/wanderlens/cities/lisbon');
    await waitForAudience(21);
    await reportFrom('16.0.1', createAddresses(6));
    expect(await getLiveVersion()).toBe('16.0.1');
    await reportFrom('16.0.1', ['198.51.100.7']);
    expect(await getLiveVersion()).toBe('16.0.0');
  });

  it('is rolled back by the fifth report when it starts for nobody', async () => {
    await publishElsewhere('17.0.0', '17.0.1');
    await open(createAddresses(5));
    await waitForAudience(5);
    await reportFrom('17.0.1', createAddresses(5));
    expect(await getLiveVersion()).toBe('17.0.0');
  });

  it('is counted only for browsers, on pages that start it', async () => {
    await publishElsewhere('18.0.0');
    await open(createReaderAddresses(9), '/wanderlens', 'no-cors');
    await open(createReaderAddresses(9), '/help');
    await open(createReaderAddresses(9), '/wanderlens/no/such/page');
    await open(createReaderAddresses(1));
    await waitForAudience(1);
  });

  it('is not counted by its pages when its files are stored here', async () => {
    await publish('19.0.0');
    await open(createReaderAddresses(9));
    await api.inject({ url: '/releases/wanderlens/19.0.0/entry.js', remoteAddress: '100.64.0.7' });
    await waitForAudience(1);
  });
});

describe('a release that its publisher made live again', () => {
  it('is not rolled back by reports any more', async () => {
    const disputed = createBuiltRemote({ version: '15.0.1' });
    await publish('15.0.0');
    await releases.publish(disputed);
    await reportFrom('15.0.1', createAddresses(5));
    expect(await getLiveVersion()).toBe('15.0.0');
    await releases.publish(disputed);
    await reportFrom('15.0.1', createAddresses(20));
    expect(await getLiveVersion()).toBe('15.0.1');
  });
});

describe('forged reports', () => {
  const publishTwo = async (name: 'wanderlens' | 'wanderhub', version: string) => {
    await releases.publish(createBuiltRemote({ name, version: '1.0.0' }));
    await releases.publish(createBuiltRemote({ name, version }));
  };
  const getLiveVersionOf = async (name: string) =>
    (await api.inject({ url: '/api/releases' }))
      .json<ReleaseList>()
      .releases.find((release) => release.name === name)?.version;

  it('from one network count once, whatever cookies, sessions and forwarded addresses they carry', async () => {
    await publish('20.0.0', '20.0.1');
    const member = await api.signInAs('member');
    for (let index = 0; index < 12; index += 1) {
      const headers = {
        ...(index % 2 ? member : { cookie: `wanderwork_device=${index}; wanderwork=s${index}` }),
        'x-forwarded-for': `198.51.${index}.7`,
        forwarded: `for=198.51.${index}.7`,
        'x-real-ip': `198.51.${index}.7`,
        'user-agent': `Browser ${index}`,
      };
      const payload = { name: 'wanderlens', version: '20.0.1', reason: 'network' };
      const url = '/api/releases/reports';
      await api.inject({ method: 'POST', url, remoteAddress: '203.0.113.7', headers, payload });
    }
    const rows: unknown[] = await api.db.query('SELECT 1 FROM release_reports');
    expect(rows).toHaveLength(1);
    expect(await getLiveVersion()).toBe('20.0.1');
  });

  it('count once around midnight, when the key of the network hashes changes', async () => {
    await publish('21.0.0', '21.0.1');
    const midnight = new Date().setUTCHours(24, 0, 0, 0) - Date.now();
    for (const minutes of [-2, 2, -1, 3]) {
      const resetClock = shiftClock(midnight + minutes * 60_000);
      await reportFrom('21.0.1', createAddresses(4)).finally(resetClock);
    }
    expect(await getLiveVersion()).toBe('21.0.1');
  });

  it('about one remote do not affect another, even with the same version', async () => {
    await publishTwo('wanderlens', '22.0.1');
    await publishTwo('wanderhub', '22.0.1');
    const change = { name: 'wanderhub' };
    for (const address of createAddresses(9)) await report('22.0.1', address, change);
    expect(await Promise.all([getLiveVersionOf('wanderlens'), getLiveVersionOf('wanderhub')])).toEqual([
      '22.0.1',
      '1.0.0',
    ]);
  });

  it('sent at once roll back one release, and do not add up with those about the next', async () => {
    await publish('23.0.0', '23.0.1');
    await Promise.all(createAddresses(30).map((address) => report('23.0.1', address)));
    expect(await getLiveVersion()).toBe('23.0.0');
    await publish('23.0.2');
    await Promise.all(createAddresses(30).map((address) => report('23.0.1', address)));
    expect(await getLiveVersion()).toBe('23.0.2');
    await reportFrom('23.0.2', createAddresses(4));
    expect(await getLiveVersion()).toBe('23.0.2');
  });

  it('with a future timestamp, written by a wrong clock, do not count', async () => {
    await publish('24.0.0', '24.0.1');
    await reportFrom('24.0.1', createAddresses(4));
    await api.db.query(`UPDATE release_reports SET reported_at = now() + interval '5 hours'`);
    await reportFrom('24.0.1', ['198.51.100.7']);
    expect(await getLiveVersion()).toBe('24.0.1');
  });
});

describe('a report', () => {
  it('stores no IP address, and is deleted after a day', async () => {
    await publish('8.0.0');
    await reportFrom('8.0.0', ['198.51.100.7']);
    const [row] = await api.db.query<{ caller: string }[]>('SELECT caller FROM release_reports');
    expect(row?.caller).not.toContain('198.51');
    await api.db.query(`UPDATE release_reports SET reported_at = now() - interval '25 hours'`);
    await reportFrom('8.0.0', ['203.0.113.7']);
    const rows = await api.db.query<{ caller: string }[]>('SELECT caller FROM release_reports');
    expect(rows.map(({ caller }) => caller)).not.toContain(row?.caller);
  });

  it.each([
    { name: 'shell' },
    { reason: 'bored' },
    { version: ['1'] },
    { version: 'x'.repeat(101) },
    { more: 1 },
  ])('is refused with %p', async (change) => {
    const response = await report('1.0.0', '198.51.100.7', change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation.failed' });
  });
});

describe('many reports', () => {
  it('are limited per IP address', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const payload = { name: 'account', version: '1', reason: 'timeout' };
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push(
        (await strict.inject({ method: 'POST', url: '/api/releases/reports', payload })).statusCode,
      );
    await strict.close();
    expect(statuses.slice(0, 20).every((status) => status === 204)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});
