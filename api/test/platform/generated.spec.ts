import type { InjectOptions } from 'fastify';
import { routeMatrix } from '../route-matrix/route-matrix.js';
import type { RouteRow } from '../route-matrix/row.js';
import type { TestApp } from '../support/index.js';
import { createRandom, FUZZ_SEED, generateUrl } from './generated.js';
import { startMatrixApp } from './matrix-app.js';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100);
const HOUR = 3_600_000;

/** No server error and no rate limit: the request is accepted or refused. */
const isProper = (status: number) => status < 500 && status !== 429;

describe(`${REQUESTS} generated URLs per route (FUZZ_SEED=${FUZZ_SEED})`, () => {
  let api: TestApp;
  let admin: Record<string, string>;

  beforeAll(async () => {
    api = await startMatrixApp();
    admin = await api.signInAs('admin');
  });

  afterAll(() => api.close());

  /** Calls the route of `row` at `url` as an authorized caller. */
  const call = async ({ route, openTo }: RouteRow, url: string): Promise<number> => {
    const method = route.split(' ')[0] as InjectOptions['method'];
    const headers = openTo === 'everyone' ? {} : admin;
    const { statusCode, body } = await api.inject({ method, url, headers });
    if (isProper(statusCode)) return statusCode;
    throw new Error(`${statusCode} ${body}\nto ${url.slice(0, 2_000)}`);
  };

  const getPattern = ({ route }: RouteRow) => route.split(' ')[1] as string;

  // What routes do with bodies is in accepted-bodies.spec.ts.
  it.each(routeMatrix.filter(({ body, endsSession }) => !body && !endsSession))(
    '$route handles unusual URLs',
    async (row) => {
      const random = createRandom(FUZZ_SEED);
      const url = row.url ?? getPattern(row);
      expect(await call(row, url)).toBe(row.status ?? 200);
      const urls = Array.from({ length: REQUESTS }, () => generateUrl(getPattern(row), url, random));
      for (const one of new Set(urls)) await call(row, one);
      // Otherwise the last of them were answered to a visitor.
      expect((await api.inject({ url: '/api/auth/user', headers: admin })).statusCode).toBe(200);
    },
    HOUR,
  );
});
