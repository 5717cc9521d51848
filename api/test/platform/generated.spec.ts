import type { InjectOptions } from 'fastify';
import { routeMatrix, type RouteRow } from '../route-matrix.js';
import type { TestApp } from '../support/index.js';
import { generatedAddress, generatedBody, randomFrom } from './generated.js';
import { startMatrixApp } from './matrix-app.js';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_401);
const MINUTES = 60_000;

type Asked = Pick<InjectOptions, 'url' | 'payload'>;

/** Never a fault of ours, and no limit that stands in the way: the request is understood or refused. */
const isProperly = (status: number) => status < 500 && status !== 429;

describe(`${REQUESTS} generated requests a route (FUZZ_SEED=${SEED})`, () => {
  let house: TestApp;
  let admin: Record<string, string>;

  beforeAll(async () => {
    house = await startMatrixApp();
  });

  // Anew for each route: a sign-in ends the session that it came with.
  beforeEach(async () => {
    admin = await house.as('admin');
  });

  afterAll(() => house.close());

  const methodOf = ({ route }: RouteRow) => route.split(' ')[0] as InjectOptions['method'];
  const patternOf = ({ route }: RouteRow) => route.split(' ')[1] as string;

  const send = (row: RouteRow, asked: Asked, index: number) =>
    house.inject({
      ...asked,
      method: methodOf(row),
      headers: { ...admin, ...(asked.payload !== undefined && { 'content-type': 'application/json' }) },
      // Each from an address of its own: slowing down who guesses passwords is not what is asked here.
      remoteAddress: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    });

  const expectProper = async (row: RouteRow, asked: Asked, index: number): Promise<number> => {
    const { statusCode, body } = await send(row, asked, index);
    if (!isProperly(statusCode))
      throw new Error(`${statusCode} ${body}\nto ${JSON.stringify(asked)?.slice(0, 2_000)}`);
    return statusCode;
  };

  const withBody = routeMatrix.filter(({ body }) => body);
  const without = routeMatrix.filter(({ body, endsSession }) => !body && !endsSession);

  it.each(withBody)(
    '$route understands a good body and refuses the others',
    async (row) => {
      const random = randomFrom(SEED);
      const sample = typeof row.body === 'function' ? await row.body(house) : (row.body as object);
      const url = row.url ?? patternOf(row);
      expect(await expectProper(row, { url, payload: JSON.stringify(sample) }, 0)).toBe(row.answer ?? 200);
      for (let index = 1; index <= REQUESTS; index++) {
        await expectProper(row, { url, payload: generatedBody(sample, random) }, index);
      }
    },
    10 * MINUTES,
  );

  it.each(without)(
    '$route withstands odd addresses',
    async (row) => {
      const random = randomFrom(SEED);
      const url = row.url ?? patternOf(row);
      expect(await expectProper(row, { url }, 0)).toBe(row.answer ?? 200);
      for (let index = 1; index <= REQUESTS; index++) {
        await expectProper(row, { url: generatedAddress(patternOf(row), url, random) }, index);
      }
    },
    10 * MINUTES,
  );
});
