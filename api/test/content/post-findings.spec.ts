import { PostFindingsService } from '../../src/modules/content/check/post-findings.service.js';
import { CheckRunnerService } from '../../src/modules/content/check/check-runner.service.js';
import { toFindingLines } from '../../src/modules/content/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

const FROM = 'leaving-well-the-last-week';
const TO = 'three-climates-one-bag';
const DEAD_LINK = `${FROM}: link: /wanderhub/blog/${TO} is a broken link`;
const WRONG_COST = `${FROM}: contradiction: Lisbon: a month at $9900, the table has $2410`;

let api: TestApp;
/** A second process on the same database. */
let otherProcess: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});

const listFindings = async ({ app }: TestApp = api) =>
  toFindingLines(await app.get(PostFindingsService).list(50, new Date('2026-11-22')));
const writeText = (content: string) =>
  api.db.query('UPDATE posts SET content = $2 WHERE slug = $1', [FROM, content]);
const setPublishedAt = (slug: string, at: string) =>
  api.db.query('UPDATE posts SET published_at = $2 WHERE slug = $1', [slug, at]);

/** A promise and its resolver. */
const createDeferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
};

/** Starts the checks and pauses at the first text until `release` is called. */
const startAndPause = async () => {
  const runner = api.app.get(CheckRunnerService);
  const run = runner.run.bind(runner);
  const [arrival, release] = [createDeferred(), createDeferred()];
  jest.spyOn(runner, 'run').mockImplementation(async (job) => {
    arrival.resolve();
    await release.promise;
    return run(job);
  });
  const done = listFindings();
  await arrival.promise;
  return { done, release: release.resolve };
};

describe('while a text is being checked', () => {
  beforeEach(async () => {
    await writeText('Words.');
    await setPublishedAt(TO, '2026-01-01');
    await listFindings();
  });
  afterEach(() => jest.restoreAllMocks());

  it('holds no transaction open', async () => {
    await writeText('Other words.');
    const { done, release } = await startAndPause();
    const open = () =>
      api.db.query(
        `SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
      );
    // Other work of the product may have one open for a moment.
    let left: unknown[] = await open();
    for (let times = 0; left.length > 0 && times < 50; times++) left = await open();
    release();
    await done;
    expect(left).toEqual([]);
  });

  it('returns the stored findings to concurrent callers', async () => {
    await writeText('A month in Lisbon costs $9,900.');
    const { done, release } = await startAndPause();
    expect(await listFindings()).toEqual(['Nothing to review.']);
    release();
    expect(await done).toEqual([WRONG_COST]);
  });

  it('checks a text again if it changed meanwhile', async () => {
    await writeText('Other words.');
    const { done, release } = await startAndPause();
    await writeText('A month in Lisbon costs $9,900.');
    release();
    await done;
    expect(await listFindings()).toEqual([WRONG_COST]);
  });

  it('keeps newer findings of another process', async () => {
    await writeText(`[a](/wanderhub/blog/${TO})`);
    const { done, release } = await startAndPause();
    await setPublishedAt(TO, 'infinity');
    expect(await listFindings(otherProcess)).toContain(DEAD_LINK);
    release();
    await done;
    expect(await listFindings()).toContain(DEAD_LINK);
  });

  it('checks the text later if the check fails', async () => {
    await writeText('A month in Lisbon costs $9,900.');
    jest.spyOn(api.app.get(CheckRunnerService), 'run').mockRejectedValueOnce(new Error('gone'));
    await expect(listFindings()).rejects.toThrow('gone');
    expect(await listFindings()).toEqual([WRONG_COST]);
  });
});
