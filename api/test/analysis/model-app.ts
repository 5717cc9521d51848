import type { AnalysisEvent } from '@wanderwork/contracts';
import { ModelTimeouts } from '../../src/platform/models/model-timeouts.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { startModelStub, type ModelStub } from '../support/model-stub.js';

/** An app whose analyses a model writes, played by a stub. */
export const useModelApp = () => {
  let stub: ModelStub;
  let api: TestApp;
  beforeAll(async () => {
    stub = await startModelStub();
    api = await startTestApp({
      config: { answersHoldMs: 0, model: { baseUrl: stub.url, apiKey: 'a key', model: 'lying-1' } },
    });
  });
  beforeEach(async () => {
    stub.calls.length = 0;
    await api.db.query('DELETE FROM kept_analyses');
    Object.assign(api.app.get(ModelTimeouts), { idleMs: 20_000, totalMs: 60_000 });
  });
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
    async requestAnalysis(payload: object = { cities: ['lisbon'] }): Promise<AnalysisEvent[]> {
      const { body } = await api.inject({ method: 'POST', url: '/api/analysis', payload });
      return body
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text) as AnalysisEvent);
    },
    /** Makes the model write one true claim and end. */
    respondWithCost() {
      stub.script = ({ say, end }) => {
        say(cost);
        end();
      };
    },
  };
};

export const createLine = (text: string, ...cites: string[]) => `${JSON.stringify({ text, cites })}\n`;
export const COST = 'Lisbon costs $2,410 a month.';
export const cost = createLine(COST, 'lisbon.monthly_cost');
export const getClaims = (events: AnalysisEvent[]) =>
  events.flatMap((one) => (one.event === 'claim' ? [one.claim.text] : []));
export const getWriters = (events: AnalysisEvent[]) =>
  events.flatMap((one) => (one.event === 'writer' ? [one.writer.kind] : []));
export const model = { event: 'writer', writer: { kind: 'model', name: 'lying-1' } };
