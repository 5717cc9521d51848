import type { AnalysisEvent } from '@wanderwork/contracts';
import { ModelTimeouts } from '../../src/modules/analysis/model/model-timeouts.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { startModelStub, type ModelStub } from '../support/model-stub.js';

/** An app whose analyses a model writes, played by a stub. */
export const openModelHouse = () => {
  let stub: ModelStub;
  let house: TestApp;
  beforeAll(async () => {
    stub = await startModelStub();
    house = await startTestApp({
      config: { answersHoldMs: 0, model: { baseUrl: stub.url, apiKey: 'a key', model: 'lying-1' } },
    });
  });
  beforeEach(async () => {
    stub.calls.length = 0;
    await house.db.query('DELETE FROM kept_analyses');
    Object.assign(house.app.get(ModelTimeouts), { idleMs: 20_000, totalMs: 60_000 });
  });
  afterAll(async () => {
    await house.close();
    await stub.close();
  });

  return {
    get stub() {
      return stub;
    },
    get house() {
      return house;
    },
    async ask(payload: object = { cities: ['lisbon'] }): Promise<AnalysisEvent[]> {
      const { body } = await house.inject({ method: 'POST', url: '/api/analysis', payload });
      return body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as AnalysisEvent);
    },
    /** Makes the model write one true claim and end. */
    tellsTheCost() {
      stub.script = ({ say, end }) => {
        say(cost);
        end();
      };
    },
  };
};

export const line = (text: string, ...cites: string[]) => `${JSON.stringify({ text, cites })}\n`;
export const COST = 'Lisbon costs $1,800 a month.';
export const cost = line(COST, 'lisbon.monthly_cost');
export const claimsOf = (events: AnalysisEvent[]) =>
  events.flatMap((one) => (one.event === 'claim' ? [one.claim.text] : []));
export const writersOf = (events: AnalysisEvent[]) =>
  events.flatMap((one) => (one.event === 'writer' ? [one.writer.kind] : []));
export const model = { event: 'writer', writer: { kind: 'model', name: 'lying-1' } };
