import type { LightMyRequestResponse } from 'fastify';
import { recipesWithoutRoute, writeRoutes } from '../accepted-requests/accepted-requests.js';
import type { AcceptedRequest } from '../accepted-requests/recipe.js';
import { isAccepted, toPayload, send } from '../accepted-requests/send.js';
import { startWorld, type World } from '../accepted-requests/world.js';
import { fileVariants, createVariants } from './body-variants.js';
import { createRandom, FUZZ_SEED, generateBody } from './generated.js';

/** Requests that take long get only every eighth change, unless FUZZ_REQUESTS is set. */
const COSTLY_STEP = process.env.FUZZ_REQUESTS === undefined ? 8 : 1;

/** Bodies per route with several changes at random. The systematic variants change one thing each. */
const GENERATED = Number(process.env.FUZZ_REQUESTS ?? 40);

/** For `npm run test:fuzz`. */
const HOUR_MS = 3_600_000;

/** Bodies for routes that expect none. */
const unexpectedBodies = ['{}', '[]', '"x"', '{"isAdmin":true,"id":"1"}', '{"a":'];

interface Variant {
  name: string;
  applyTo: (body: never) => string | Buffer;
}

const generatedVariants = Array.from({ length: GENERATED }, (_, index) => ({
  name: `generated body ${index} (FUZZ_SEED=${FUZZ_SEED})`,
  applyTo: (body: object) => generateBody(body, createRandom(FUZZ_SEED + index)),
}));

const createAllVariants = ({ body }: AcceptedRequest): Variant[] => {
  if (body === undefined) return unexpectedBodies.map((text) => ({ name: text, applyTo: () => text }));
  return Buffer.isBuffer(body) ? fileVariants : [...createVariants(body), ...generatedVariants];
};

const selectVariants = (request: AcceptedRequest): Variant[] =>
  createAllVariants(request).filter((_, index) => !request.costly || index % COSTLY_STEP === 0);

/**
 * What is wrong with a response: a server error, a rate limit that disturbs the test, or an error without the error
 * shape.
 */
const findFault = ({ statusCode, body }: LightMyRequestResponse): string | null => {
  if (statusCode < 400) return null;
  if (statusCode >= 500 || statusCode === 429) return `${statusCode} ${body}`;
  const error = JSON.parse(body) as Record<string, unknown>;
  const { code, message, requestId } = error;
  const isShaped =
    error.statusCode === statusCode &&
    [code, message, requestId].every((text) => typeof text === 'string' && text);
  return isShaped ? null : `no error shape: ${body}`;
};

describe('every route that writes', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  it.each(writeRoutes)(
    '$route accepts a valid request and handles every change of it',
    async (row) => {
      const method = row.route.split(' ')[0] as string;
      let request = await row.recipe(world);
      const variants = selectVariants(request);
      const faults: string[] = [];
      const accept = async () => {
        const response = await send(method, request, toPayload(request));
        expect({ accepted: isAccepted(response), body: response.body.slice(0, 300) }).toEqual({
          accepted: true,
          body: expect.any(String),
        });
      };
      await accept();
      request = await row.recipe(world);
      for (const variant of variants) {
        const response = await send(method, request, variant.applyTo(request.body as never));
        const fault = findFault(response);
        if (fault !== null) faults.push(`${variant.name}: ${fault}`);
        if (isAccepted(response) || request.spentByTrying) request = await row.recipe(world);
      }
      expect(faults).toEqual([]);
      await accept();
    },
    HOUR_MS,
  );

  it('has no recipe for an unknown route', () => {
    expect(recipesWithoutRoute).toEqual([]);
  });
});
