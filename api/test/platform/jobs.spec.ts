import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Job } from '../../src/platform/jobs/job.decorator.js';
import type { JobLease } from '../../src/platform/jobs/job-lease.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { Config } from '../../src/platform/config/index.js';
import { createTestConfig } from '../support/test-config.js';
import { startTestApp, type TestApp } from '../support/index.js';

const HOUR_MS = 3_600_000;
const DEADLINE_MS = 50;

let api: TestApp;

/** What the test job does when a process runs it. */
let work: (lease: JobLease) => unknown = () => {};
const runs: { process: string; lease: JobLease }[] = [];

@Injectable()
class TestJobs {
  label = '';

  @Job({ name: 'test-hourly', everyMs: HOUR_MS })
  async run(lease: JobLease): Promise<void> {
    runs.push({ process: this.label, lease });
    await work(lease);
  }

  @Job({ name: 'test-stuck', everyMs: HOUR_MS, deadlineMs: DEADLINE_MS })
  async runStuck(lease: JobLease): Promise<void> {
    await new Promise((resolve) => lease.signal.addEventListener('abort', resolve));
  }
}

/** A process with only the test's jobs, on the same database. */
const startProcess = async (label: string): Promise<INestApplicationContext> => {
  const database = await new DataSource(api.db.options).initialize();
  @Module({
    imports: [DiscoveryModule],
    providers: [
      { provide: Config, useValue: createTestConfig() },
      { provide: DataSource, useValue: database },
      JobsService,
      TestJobs,
    ],
  })
  class ProcessModule {}
  const context = await NestFactory.createApplicationContext(ProcessModule, { logger: false });
  context.get(TestJobs).label = label;
  contexts.push(context);
  return context;
};
const contexts: INestApplicationContext[] = [];

const makeDue = (name = 'test-hourly') =>
  api.db.query(`UPDATE jobs SET next_at = now() WHERE name = $1`, [name]);
const expireLease = () => api.db.query(`UPDATE jobs SET until = now() WHERE name = 'test-hourly'`);
const readRow = async (name = 'test-hourly') => {
  const [row] = (await api.db.query(
    `SELECT holder, until, fencing_token, last_ms, failures,
       round(extract(epoch FROM next_at - now()))::integer AS wait FROM jobs WHERE name = $1`,
    [name],
  )) as Record<string, unknown>[];
  return row!;
};
const createGate = () => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  work = () => {};
  runs.length = 0;
  await api.db.query(`DELETE FROM jobs WHERE name LIKE 'test-%'`);
});

describe('jobs', () => {
  it('have a row each, due after their interval', async () => {
    const rows: { name: string }[] = await api.db.query(
      `SELECT name FROM jobs WHERE name <> '' ORDER BY name`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'account-erasure',
      'analytics-cleanup',
      'assistant-cleanup',
      'audit-cleanup',
      'auth-cleanup',
      'billing-reconciliation',
      'billing-tiers',
      'client-errors-cleanup',
      'connect-cleanup',
      'connect-corrections',
      'connect-holds',
      'connect-overlaps',
      'connect-pictures',
      'connect-places',
      'connect-stays',
      'counted-searches-cleanup',
      'diverged-logs-cleanup',
      'expired-limits',
      'expired-links',
      'irex-snapshots',
      'live-events-cleanup',
      'mail-log-cleanup',
      'meetups-cleanup',
      'meetups-departures',
      'meetups-holds',
      'meetups-reminders',
      'messages-cleanup',
      'moderation-cleanup',
      'moderation-end',
      'moderation-overdue',
      'newsletter-sending',
      'notifications-cleanup',
      'notifications-deliver',
      'notifications-digest',
      'notifications-email',
      'orphan-images',
      'orphan-pictures',
      'post-readers-cleanup',
      'posts-rerender',
      'quest-attempts-cleanup',
      'release-audience-cleanup',
      'saved-analyses-cleanup',
      'trips-cleanup',
    ]);
    const process = await startProcess('a');
    await process.get(JobsService).runDue();
    expect(runs).toEqual([]);
    expect((await readRow()).wait).toBe(HOUR_MS / 1000);
  });

  it('run in one of two processes at a time', async () => {
    const [a, b] = await Promise.all([startProcess('a'), startProcess('b')]);
    for (let round = 1; round <= 5; round += 1) {
      await makeDue();
      await Promise.all([a, b].map((one) => one.get(JobsService).runDue()));
      expect(runs).toHaveLength(round);
    }
    expect(await readRow()).toMatchObject({ holder: null, until: null, fencing_token: '5', failures: 0 });
  });

  it('stay with their holder while its lease lasts, and are taken over when it has expired', async () => {
    const [a, b] = await Promise.all([startProcess('a'), startProcess('b')]);
    const gate = createGate();
    work = () => gate.passed;
    await makeDue();
    const first = a.get(JobsService).runDue();
    await waitForRuns(1);
    await b.get(JobsService).runDue();
    expect(runs).toHaveLength(1);

    await expireLease();
    const second = b.get(JobsService).runDue();
    await waitForRuns(2);
    expect(runs.map(({ process }) => process)).toEqual(['a', 'b']);
    gate.open();
    await Promise.all([first, second]);
    // The end of the first run did not release what the second one held.
    expect(await readRow()).toMatchObject({ fencing_token: '2', wait: HOUR_MS / 1000 });
  });

  it('refuse the write of a holder whose lease has expired', async () => {
    const [a, b] = await Promise.all([startProcess('a'), startProcess('b')]);
    const gate = createGate();
    const written: string[] = [];
    work = async (lease) => {
      if (lease.fencingToken === '1') await gate.passed;
      await api.db.transaction(async (manager) => {
        await lease.assertHeld(manager);
        written.push(lease.fencingToken);
      });
    };
    await makeDue();
    const first = a.get(JobsService).runDue();
    await waitForRuns(1);
    await expireLease();
    await b.get(JobsService).runDue();
    gate.open();
    await first;
    expect(written).toEqual(['2']);
    expect((await readRow()).failures).toBe(0);
  });

  it('are repeated within a minute after a failure, and count failures until one run succeeds', async () => {
    const a = await startProcess('a');
    work = () => Promise.reject(new Error('no'));
    for (const failures of [1, 2]) {
      await makeDue();
      await a.get(JobsService).runDue();
      expect(await readRow()).toMatchObject({ holder: null, failures, wait: 60 });
    }
    work = () => {};
    await makeDue();
    await a.get(JobsService).runDue();
    expect(await readRow()).toMatchObject({ failures: 0, wait: HOUR_MS / 1000 });
  });

  it('run although a clock that was ahead has set the times of their row', async () => {
    const a = await startProcess('a');
    await api.db.query(
      `UPDATE jobs SET next_at = now() + interval '1 year', until = now() + interval '1 year' WHERE name = 'test-hourly'`,
    );
    await a.get(JobsService).runDue();
    expect(runs).toHaveLength(1);
  });

  it('are asked to stop after their deadline', async () => {
    const a = await startProcess('a');
    await makeDue('test-stuck');
    await a.get(JobsService).runDue();
    expect(await readRow('test-stuck')).toMatchObject({ holder: null, wait: HOUR_MS / 1000 });
  });

  it('are asked to stop when the process ends, and are then free for others', async () => {
    const a = await startProcess('a');
    work = (lease) => new Promise<void>((resolve) => lease.signal.addEventListener('abort', () => resolve()));
    await makeDue();
    void a.get(JobsService).runDue();
    await waitForRuns(1);
    await a.close();
    expect(await readRow()).toMatchObject({ holder: null, until: null });
  });
});

const waitForRuns = async (count: number): Promise<void> => {
  while (runs.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};
