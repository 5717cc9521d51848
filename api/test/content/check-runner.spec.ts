import { runCheckJob, type CheckJob } from '../../src/modules/content/check/check-post.js';
import { CheckRunnerService } from '../../src/modules/content/check/check-runner.service.js';

const lisbon = { slug: 'lisbon', name: 'Lisbon', monthlyCost: 1800, speed: 160, climate: null };

/** A check job whose text contains `times` wrong claims. */
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

describe('checking a text of the maximum length', () => {
  let runner: CheckRunnerService;
  beforeEach(() => (runner = new CheckRunnerService()));
  afterEach(() => runner.onModuleDestroy());

  it('does not block the event loop', async () => {
    const other = jest.fn();
    // Stands for a waiting request.
    setImmediate(other);
    await runner.run(longJob);
    expect(other).toHaveBeenCalled();
  });

  it('finds the same as an inline check', async () => {
    const result = await runner.run(longJob);
    expect(result).toEqual(runCheckJob(longJob));
    expect(result.findings).toHaveLength(51);
    expect(result.dependencies).toEqual(['city:lisbon']);
  });

  it('finds the same in a short text, which is checked inline', async () => {
    expect(await runner.run(createJob(1))).toEqual(runCheckJob(createJob(1)));
  });

  it('answers 503 if the worker hangs, and continues with a new one', async () => {
    runner.limits.jobMs = 0;
    await expect(runner.run(longJob)).rejects.toMatchObject({ status: 503 });
    runner.limits.jobMs = 10_000;
    expect((await runner.run(longJob)).findings).toHaveLength(51);
  });

  it('answers 503 if the queue is full', async () => {
    runner.limits.queue = 0;
    await expect(runner.run(longJob)).rejects.toMatchObject({ status: 503 });
  });
});
