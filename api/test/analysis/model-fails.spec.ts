import { ModelTimeouts } from '../../src/platform/models/model-timeouts.js';
import { ORIGIN } from '../support/index.js';
import { getClaims, COST, cost, createLine, model, useModelApp, getWriters } from './model-app.js';

const modelApp = useModelApp();

describe('a model that fails', () => {
  const expectReplacement = async () => {
    const events = await modelApp.requestAnalysis();
    expect(getWriters(events)).toEqual(['model', 'embedded']);
    expect(getClaims(events).length).toBeGreaterThan(4);
    expect(events.at(-1)).toEqual({ event: 'end' });
    return events;
  };

  it('is replaced by the analyst when it writes only false claims, and the stream says so', async () => {
    modelApp.stub.script = ({ say, end }) => {
      say(createLine('Lisbon is the best of all.', 'lisbon.irex'));
      end();
    };
    expect(await expectReplacement()).toContainEqual({ event: 'stopped', why: 'unsupported' });
  });

  it('is replaced by the analyst after an error, an empty response or an endless line', async () => {
    modelApp.stub.script = ({ response }) => void response.destroy();
    expect(await expectReplacement()).toContainEqual({ event: 'stopped', why: 'refused' });
    modelApp.stub.script = ({ end }) => end();
    expect(await expectReplacement()).toContainEqual({ event: 'stopped', why: 'unreadable' });
    modelApp.stub.script = ({ say }) => say('x'.repeat(5000));
    expect(await expectReplacement()).toContainEqual({ event: 'stopped', why: 'unreadable' });
  });

  it('is cut off when it sends more than an answer can hold without ending a line', async () => {
    Object.assign(modelApp.api.app.get(ModelTimeouts), { totalMs: 20_000 });
    modelApp.stub.script = ({ response }) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    };
    expect(await expectReplacement()).toContainEqual({ event: 'stopped', why: 'refused' });
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('is aborted when it stays silent too long', async () => {
    modelApp.api.app.get(ModelTimeouts).idleMs = 150;
    modelApp.stub.script = ({ say }) => say('{"text": "Lisbon co');
    expect(await expectReplacement()).toContainEqual({ event: 'stopped', why: 'time' });
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('is ended when its time is up; the claims already sent stay', async () => {
    modelApp.api.app.get(ModelTimeouts).totalMs = 600;
    let going: NodeJS.Timeout;
    modelApp.stub.script = ({ say, response }) => {
      say(cost);
      going = setInterval(() => say(' '), 20);
      response.once('close', () => clearInterval(going));
    };
    const events = await modelApp.requestAnalysis();
    expect(events).toEqual([
      model,
      { event: 'claim', claim: expect.objectContaining({ text: COST }) },
      { event: 'stopped', why: 'time' },
      { event: 'end' },
    ]);
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('loses only the line that it breaks off in', async () => {
    modelApp.stub.script = ({ say, end }) => {
      say(cost);
      say('{"text": "In Lisbon the rent is $1,535');
      end();
    };
    expect(getClaims(await modelApp.requestAnalysis())).toEqual([COST]);
  });
});

describe('a client that hangs up', () => {
  beforeAll(() => modelApp.api.app.listen(0, '127.0.0.1'));

  const requestAnalysis = async (signal?: AbortSignal) =>
    fetch(`${await modelApp.api.app.getUrl()}/api/analysis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ cities: ['lisbon'] }),
      ...(signal && { signal }),
    });

  it("aborts the model's request and frees the slot", async () => {
    modelApp.stub.script = ({ say }) => say(cost);
    const stop = new AbortController();
    const response = await requestAnalysis(stop.signal);
    const reader = response.body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toContain('lying-1');
    stop.abort();
    await modelApp.stub.calls[0]?.hungUp;
    for (let time = 0; time < 4; time += 1) {
      modelApp.respondWithCost();
      expect(getClaims(await modelApp.requestAnalysis())).toEqual([COST]);
    }
  });

  it('frees its slot: one user may run two analyses at once, and a third has to wait', async () => {
    modelApp.stub.script = ({ say }) => say(cost);
    const stops = [new AbortController(), new AbortController()];
    for (const { signal } of stops) expect((await requestAnalysis(signal)).status).toBe(200);
    const third = await requestAnalysis();
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ code: 'analysis.busy' });
    for (const stop of stops) stop.abort();
    await Promise.all(modelApp.stub.calls.map(({ hungUp }) => hungUp));
  });
});
