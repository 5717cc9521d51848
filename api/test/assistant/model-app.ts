import type { AssistantEvent } from '@wanderwork/contracts';
import { ModelCircuit } from '../../src/modules/assistant/model/model-circuit.js';
import { ModelTimeouts } from '../../src/platform/models/model-timeouts.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import { startModelStub, streamHead, type ModelStub } from '../support/model-stub.js';
import { setTier } from '../trips/planner.js';

export const MODEL = 'lying-1';
export const modelWriter = { event: 'writer', writer: { kind: 'model', name: MODEL } };

/** An app whose assistant has a model, played by a stub, and a member with many messages. */
export const useModelApp = () => {
  let stub: ModelStub;
  let api: TestApp;
  let member: Browser;
  beforeAll(async () => {
    stub = await startModelStub();
    api = await startTestApp({
      config: {
        limitFactor: 1,
        trustProxy: 'loopback',
        model: { baseUrl: stub.url, apiKey: 'a key', model: MODEL },
      },
    });
  });
  beforeEach(async () => {
    stub.calls.length = 0;
    stub.head = streamHead;
    await api.db.query('TRUNCATE rate_limits, counted_searches');
    Object.assign(api.app.get(ModelTimeouts), { firstMs: 8000, idleMs: 20_000, totalMs: 60_000 });
    Object.assign(api.app.get(ModelCircuit), { failures: [], openUntil: 0 });
    member = await createMember(api);
    await setTier(api, member, 'premium');
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await api.close();
    await stub.close();
  });
  return {
    get stub() {
      return stub;
    },
    get api() {
      return api;
    },
    get member() {
      return member;
    },
    /** Makes the model call tools, one in each step, and then write lines. */
    play(calls: readonly [tool: string, input: object][], ...lines: string[]) {
      stub.script = ({ call, say, end }, count) => {
        const next = calls[count - 1];
        if (next) return call(...next);
        for (const line of lines) say(line);
        end();
      };
    },
    /** What the tools returned to the model. */
    getToolResults: (): string[] =>
      (stub.calls.at(-1)?.body.messages ?? []).flatMap(({ role, content }) =>
        role === 'tool' ? [String(content)] : [],
      ),
  };
};

export const claimLine = (claim: string, ...cites: string[]) => `${JSON.stringify({ claim, cites })}\n`;
export const questionLine = (question: string) => `${JSON.stringify({ question })}\n`;

export const getWriters = (events: readonly AssistantEvent[]) =>
  events.flatMap((one) => (one.event === 'writer' ? [one.writer.kind] : []));
export const getStops = (events: readonly AssistantEvent[]) =>
  events.flatMap((one) => (one.event === 'stopped' ? [one.reason] : []));
export const getQuestions = (events: readonly AssistantEvent[]) =>
  events.flatMap((one) => (one.event === 'question' ? [one.text] : []));
export const countDropped = (events: readonly AssistantEvent[]) =>
  events.reduce((sum, one) => sum + (one.event === 'dropped' ? one.count : 0), 0);
