import { KeptFindings } from '../../src/modules/content/check/kept-findings.service.js';
import { Proofreading } from '../../src/modules/content/check/proofreading.service.js';
import { findingLines } from '../../src/modules/content/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

const FROM = 'leaving-well-the-last-week';
const TO = 'three-climates-one-bag';
const DEAD = `${FROM}: link: /wanderhub/blog/${TO} leads nowhere`;
const DEAR = `${FROM}: contradiction: Lisbon: a month at $9900, the table has $1800`;

let house: TestApp;
/** Over the same database. */
let otherProcess: TestApp;
beforeAll(async () => {
  house = await startTestApp();
  otherProcess = await house.another();
});
afterAll(async () => {
  await otherProcess.close();
  await house.close();
});

const findings = async ({ app }: TestApp = house) =>
  findingLines(await app.get(KeptFindings).first(50, new Date('2026-11-22')));
const write = (content: string) =>
  house.db.query('UPDATE posts SET content = $2 WHERE slug = $1', [FROM, content]);
const publish = (slug: string, at: string) =>
  house.db.query('UPDATE posts SET published_at = $2 WHERE slug = $1', [slug, at]);

/** A promise, and what keeps it. */
const promised = () => {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => (keep = resolve));
  return { promise, keep };
};

/** Begins to look for findings, and stays at the first text until it is let go. */
const begin = async () => {
  const proofreading = house.app.get(Proofreading);
  const through = proofreading.of.bind(proofreading);
  const [arrival, release] = [promised(), promised()];
  jest.spyOn(proofreading, 'of').mockImplementation(async (job) => {
    arrival.keep();
    await release.promise;
    return through(job);
  });
  const done = findings();
  await arrival.promise;
  return { done, release: release.keep };
};

describe('while a text is looked through for the kept findings', () => {
  beforeEach(async () => {
    await write('Words.');
    await publish(TO, '2026-01-01');
    await findings();
  });
  afterEach(() => jest.restoreAllMocks());

  it('no transaction stays open', async () => {
    await write('Other words.');
    const { done, release } = await begin();
    const open = () =>
      house.db.query(
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

  it('who asks as well has what is kept so far', async () => {
    await write('A month in Lisbon costs $9,900.');
    const { done, release } = await begin();
    expect(await findings()).toEqual(['Nothing to look at.']);
    release();
    expect(await done).toEqual([DEAR]);
  });

  it('it may change: what it says then is looked through the next time', async () => {
    await write('Other words.');
    const { done, release } = await begin();
    await write('A month in Lisbon costs $9,900.');
    release();
    await done;
    expect(await findings()).toEqual([DEAR]);
  });

  it('what it leads to may go, and another process find that out first', async () => {
    await write(`[a](/wanderhub/blog/${TO})`);
    const { done, release } = await begin();
    await publish(TO, 'infinity');
    expect(await findings(otherProcess)).toContain(DEAD);
    release();
    await done;
    expect(await findings()).toContain(DEAD);
  });

  it('the process may fail: the text waits for the next one', async () => {
    await write('A month in Lisbon costs $9,900.');
    jest.spyOn(house.app.get(Proofreading), 'of').mockRejectedValueOnce(new Error('gone'));
    await expect(findings()).rejects.toThrow('gone');
    expect(await findings()).toEqual([DEAR]);
  });
});
