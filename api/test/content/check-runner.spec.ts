import { runCheckJob, type CheckJob } from '../../src/modules/content/check/check-job.js';
import { CheckRunnerService } from '../../src/modules/content/check/check-runner.service.js';

const lisbon = { slug: 'lisbon', name: 'Lisbon', monthlyCost: 1800, speed: 160, climate: null };

/** A post that claims so many times what the table does not bear out, held against it. */
const createJob = (times: number): CheckJob => ({
  post: {
    slug: 'a-guide',
    excerpt: 'Of Lisbon.',
    coverImage: null,
    content: 'A month in Lisbon costs $9,999. '.repeat(times),
    html: '',
    checkedAt: null,
  },
  context: { cities: [lisbon], posts: new Map(), now: new Date('2026-11-22') },
});

const MAX_CLAIMS = 6_200;
const longJob = createJob(MAX_CLAIMS);

describe('looking through a text at the bound of its size', () => {
  let runner: CheckRunnerService;
  beforeEach(() => (runner = new CheckRunnerService()));
  afterEach(() => runner.onModuleDestroy());

  it('lets other requests be answered meanwhile', async () => {
    const other = jest.fn();
    // What the loop comes to next, as it comes to a request that is waiting.
    setImmediate(other);
    await runner.run(longJob);
    expect(other).toHaveBeenCalled();
  });

  it('finds the same as on the thread that answers', async () => {
    const result = await runner.run(longJob);
    expect(result).toEqual(runCheckJob(longJob));
    expect(result.findings).toHaveLength(51);
    expect(result.dependencies).toEqual(['city:lisbon']);
  });

  it('finds the same in one that is short enough to be looked through at once', async () => {
    expect(await runner.run(createJob(1))).toEqual(runCheckJob(createJob(1)));
  });

  it('asks to try again where the thread hangs, and goes on with another', async () => {
    runner.limits.jobMs = 0;
    await expect(runner.run(longJob)).rejects.toMatchObject({ status: 503 });
    runner.limits.jobMs = 10_000;
    expect((await runner.run(longJob)).findings).toHaveLength(51);
  });

  it('asks to try again where too many texts wait', async () => {
    runner.limits.queue = 0;
    await expect(runner.run(longJob)).rejects.toMatchObject({ status: 503 });
  });
});
