import { proofread, type ProofJob } from '../../src/modules/content/check/proofread.js';
import { Proofreading } from '../../src/modules/content/check/proofreading.service.js';

const lisbon = { slug: 'lisbon', name: 'Lisbon', monthlyCost: 1800, speed: 160, climate: null };

/** A post that claims so many times what the table does not bear out, held against it. */
const claiming = (times: number): ProofJob => ({
  post: {
    slug: 'a-guide',
    excerpt: 'Of Lisbon.',
    coverImage: null,
    content: 'A month in Lisbon costs $9,999. '.repeat(times),
    html: '',
    checkedAt: null,
  },
  truth: { cities: [lisbon], posts: new Map(), now: new Date('2026-11-22') },
});

const AT_ITS_BOUND = 6_200;
const long = claiming(AT_ITS_BOUND);

describe('looking through a text at the bound of its size', () => {
  let proofreading: Proofreading;
  beforeEach(() => (proofreading = new Proofreading()));
  afterEach(() => proofreading.onModuleDestroy());

  it('lets other requests be answered meanwhile', async () => {
    const other = jest.fn();
    // What the loop comes to next, as it comes to a request that is waiting.
    setImmediate(other);
    await proofreading.of(long);
    expect(other).toHaveBeenCalled();
  });

  it('finds the same as on the thread that answers', async () => {
    const proof = await proofreading.of(long);
    expect(proof).toEqual(proofread(long));
    expect(proof.findings).toHaveLength(51);
    expect(proof.leansOn).toEqual(['city:lisbon']);
  });

  it('finds the same in one that is short enough to be looked through at once', async () => {
    expect(await proofreading.of(claiming(1))).toEqual(proofread(claiming(1)));
  });

  it('asks to try again where the thread hangs, and goes on with another', async () => {
    proofreading.limits.jobMs = 0;
    await expect(proofreading.of(long)).rejects.toMatchObject({ status: 503 });
    proofreading.limits.jobMs = 10_000;
    expect((await proofreading.of(long)).findings).toHaveLength(51);
  });

  it('asks to try again where too many texts wait', async () => {
    proofreading.limits.queue = 0;
    await expect(proofreading.of(long)).rejects.toMatchObject({ status: 503 });
  });
});
