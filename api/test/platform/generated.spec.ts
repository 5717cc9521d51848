import type { InjectOptions } from 'fastify';
import { routeMatrix } from '../route-matrix/route-matrix.js';
import type { RouteRow } from '../route-matrix/row.js';
import type { TestApp } from '../support/index.js';
import { generateUrl, generateBody, createRandom } from './generated.js';
import { startMatrixApp } from './matrix-app.js';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_401);
const HOUR = 3_600_000;

type GeneratedRequest = Pick<InjectOptions, 'url' | 'payload'>;

/** No server error and no rate limit: the request is accepted or refused. */
const isProper = (status: number) => status < 500 && status !== 429;

const asJson = { 'content-type': 'application/json' };

describe(`${REQUESTS} generated requests per route (FUZZ_SEED=${SEED})`, () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startMatrixApp();
  });

  afterAll(() => api.close());

  /** Sends the valid request of `row`, which must succeed, then the generated ones, as an authorized caller. */
  const sendAll = async (
    row: RouteRow,
    good: GeneratedRequest,
    generated: () => GeneratedRequest,
  ): Promise<void> => {
    const session = row.openTo === 'everyone' ? {} : await api.signInAs('admin');
    const method = row.route.split(' ')[0] as InjectOptions['method'];
    const sendRequest = async (request: GeneratedRequest, caller: number): Promise<number> => {
      const headers = { ...session, ...(request.payload !== undefined && asJson) };
      // Each request has an IP address of its own, because sign-in throttling is not under test here.
      const remoteAddress = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
      const { statusCode, body } = await api.inject({ ...request, method, headers, remoteAddress });
      if (isProper(statusCode)) return statusCode;
      throw new Error(`${statusCode} ${body}\nto ${JSON.stringify(request).slice(0, 2_000)}`);
    };
    expect(await sendRequest(good, 0)).toBe(row.status ?? 200);
    for (let caller = 1; caller <= REQUESTS; caller += 1) await sendRequest(generated(), caller);
  };

  const getPattern = ({ route }: RouteRow) => route.split(' ')[1] as string;

  it.each(routeMatrix.filter(({ body }) => body))(
    '$route accepts a valid body and refuses the others',
    async (row) => {
      const random = createRandom(SEED);
      const sample = typeof row.body === 'function' ? await row.body(api) : (row.body as object);
      const url = row.url ?? getPattern(row);
      const good = { url, payload: JSON.stringify(sample) };
      await sendAll(row, good, () => ({ url, payload: generateBody(sample, random) }));
    },
    HOUR,
  );

  it.each(routeMatrix.filter(({ body, endsSession }) => !body && !endsSession))(
    '$route handles unusual URLs',
    async (row) => {
      const random = createRandom(SEED);
      const url = row.url ?? getPattern(row);
      await sendAll(row, { url }, () => ({ url: generateUrl(getPattern(row), url, random) }));
    },
    HOUR,
  );
});
