import { ModelTimeouts } from '../../src/modules/analysis/model/model-timeouts.js';
import { ORIGIN } from '../support/index.js';
import { claimsOf, COST, cost, line, model, openModelHouse, writersOf } from './model-house.js';

const at = openModelHouse();

describe('a model that fails', () => {
  const standIn = async () => {
    const events = await at.ask();
    expect(writersOf(events)).toEqual(['model', 'embedded']);
    expect(claimsOf(events).length).toBeGreaterThan(4);
    expect(events.at(-1)).toEqual({ event: 'end' });
    return events;
  };

  it('is replaced by the analyst when it writes only false claims, and the stream says so', async () => {
    at.stub.script = ({ say, end }) => {
      say(line('Lisbon is the best of all.', 'lisbon.irex'));
      end();
    };
    expect(await standIn()).toContainEqual({ event: 'stopped', why: 'unsupported' });
  });

  it('is replaced by the analyst after an error, an empty response or an endless line', async () => {
    at.stub.script = ({ response }) => void response.destroy();
    expect(await standIn()).toContainEqual({ event: 'stopped', why: 'refused' });
    at.stub.script = ({ end }) => end();
    expect(await standIn()).toContainEqual({ event: 'stopped', why: 'unreadable' });
    at.stub.script = ({ say }) => say('x'.repeat(5000));
    expect(await standIn()).toContainEqual({ event: 'stopped', why: 'unreadable' });
  });

  it('is cut off when it sends more than an answer can hold without ending a line', async () => {
    Object.assign(at.house.app.get(ModelTimeouts), { totalMs: 20_000 });
    at.stub.script = ({ response }) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    };
    expect(await standIn()).toContainEqual({ event: 'stopped', why: 'refused' });
    await at.stub.calls[0]?.hungUp;
  });

  it('is aborted when it stays silent too long', async () => {
    at.house.app.get(ModelTimeouts).idleMs = 150;
    at.stub.script = ({ say }) => say('{"text": "Lisbon co');
    expect(await standIn()).toContainEqual({ event: 'stopped', why: 'time' });
    await at.stub.calls[0]?.hungUp;
  });

  it('is ended when its time is up; the claims already sent stay', async () => {
    at.house.app.get(ModelTimeouts).totalMs = 600;
    let going: NodeJS.Timeout;
    at.stub.script = ({ say, response }) => {
      say(cost);
      going = setInterval(() => say(' '), 20);
      response.once('close', () => clearInterval(going));
    };
    const events = await at.ask();
    expect(events).toEqual([
      model,
      { event: 'claim', claim: expect.objectContaining({ text: COST }) },
      { event: 'stopped', why: 'time' },
      { event: 'end' },
    ]);
    await at.stub.calls[0]?.hungUp;
  });

  it('loses only the line that it breaks off in', async () => {
    at.stub.script = ({ say, end }) => {
      say(cost);
      say('{"text": "In Lisbon the rent is $756');
      end();
    };
    expect(claimsOf(await at.ask())).toEqual([COST]);
  });
});

describe('a client that hangs up', () => {
  beforeAll(() => at.house.app.listen(0, '127.0.0.1'));

  const begin = async (signal?: AbortSignal) =>
    fetch(`${await at.house.app.getUrl()}/api/analysis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ cities: ['lisbon'] }),
      ...(signal && { signal }),
    });

  it("aborts the model's request and frees the slot", async () => {
    at.stub.script = ({ say }) => say(cost);
    const stop = new AbortController();
    const response = await begin(stop.signal);
    const reader = response.body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toContain('lying-1');
    stop.abort();
    await at.stub.calls[0]?.hungUp;
    for (let time = 0; time < 4; time += 1) {
      at.tellsTheCost();
      expect(claimsOf(await at.ask())).toEqual([COST]);
    }
  });

  it('frees its slot: one user may run two analyses at once, and a third has to wait', async () => {
    at.stub.script = ({ say }) => say(cost);
    const stops = [new AbortController(), new AbortController()];
    for (const { signal } of stops) expect((await begin(signal)).status).toBe(200);
    const third = await begin();
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ code: 'analysis.busy' });
    for (const stop of stops) stop.abort();
    await Promise.all(at.stub.calls.map(({ hungUp }) => hungUp));
  });
});
