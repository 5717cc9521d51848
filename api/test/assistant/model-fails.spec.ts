import { randomUUID } from 'node:crypto';
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths, type AssistantAllowance, type AssistantConversationPage } from '@wanderwork/contracts';
import { Clock } from '../../src/modules/city-search/index.js';
import { ModelTimeouts } from '../../src/platform/models/model-timeouts.js';
import { ORIGIN } from '../support/index.js';
import { getCards, getClaims, getEvents } from './assistant-client.js';
import { claimLine, getStops, getWriters, useModelApp } from './model-app.js';

const modelApp = useModelApp();
const QUESTION = 'what is rent in Lisbon';
const RENT = 'In Lisbon the rent is $1,535 a month.';
const rentCall: [string, object] = ['city_figures', { city: 'Lisbon', topics: ['rent'] }];
const rentCite = 'city.figures:lisbon#rent';

/** Asks, and expects that the embedded assistant answers instead, for this reason. */
const expectReplacement = async (reason: string) => {
  const events = await getEvents(modelApp.member, QUESTION);
  expect(getWriters(events)).toEqual(['model', 'embedded']);
  expect(getStops(events)).toEqual([reason]);
  expect(getCards(events)[0]?.id).toBe('city.figures:lisbon');
  expect(getClaims(events)).toEqual(['A one-bedroom apartment in Lisbon rents for $1,535 a month.']);
  expect(events.at(-1)).toEqual({ event: 'end' });
  return events;
};

describe('a model that fails before it answers is replaced by the embedded assistant', () => {
  it.each([401, 404, 429, 500, 503])('with status %i, without a second try', async (status) => {
    modelApp.stub.head = { status, headers: { 'retry-after': '0' } };
    modelApp.play([]);
    await expectReplacement('refused');
    expect(modelApp.stub.calls).toHaveLength(1);
  });

  it.each([301, 302, 307, 308])('with a redirect, which is not followed: %i', async (status) => {
    modelApp.stub.head = { status, headers: { location: `${modelApp.stub.url}/elsewhere` } };
    modelApp.play([]);
    await expectReplacement('refused');
    expect(modelApp.stub.calls).toHaveLength(1);
  });

  it('with sudden death', async () => {
    modelApp.stub.script = ({ response }) => void response.destroy();
    await expectReplacement('refused');
  });

  it('with garbage', async () => {
    modelApp.stub.script = ({ response }) => void response.end('<html>Sign in to the café’s network</html>');
    await expectReplacement('refused');
  });

  it('with an empty answer', async () => {
    modelApp.play([]);
    await expectReplacement('unreadable');
  });

  it('with prose and false claims alone', async () => {
    modelApp.play([], 'Lisbon is lovely.\n', claimLine('In Lisbon the rent is $5 a month.', rentCite));
    await expectReplacement('unsupported');
  });

  it('with a question alone', async () => {
    modelApp.play([], `${JSON.stringify({ question: 'Which month do you want?' })}\n`);
    await expectReplacement('unreadable');
  });

  it('with an endless line, and is cut off', async () => {
    modelApp.stub.script = ({ say }) => say('x'.repeat(5000));
    await expectReplacement('unreadable');
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('with more bytes than an answer has, and is cut off', async () => {
    modelApp.stub.script = ({ response }) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    };
    await expectReplacement('refused');
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('with endless lines that say nothing, and is cut off', async () => {
    modelApp.stub.script = ({ say }) => {
      for (let line = 0; line < 60; line += 1) say('no\n');
    };
    await expectReplacement('unreadable');
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('with nothing at all for the time until the first event', async () => {
    modelApp.api.app.get(ModelTimeouts).firstMs = 100;
    modelApp.stub.script = ({ say }) => say('{"claim": "In Lis');
    await expectReplacement('time');
    await modelApp.stub.calls[0]?.hungUp;
  });

  it('with a stream of thoughts and no event for that time', async () => {
    modelApp.api.app.get(ModelTimeouts).firstMs = 150;
    modelApp.stub.script = ({ say, response }) => {
      const going = setInterval(() => say(' '), 20);
      response.once('close', () => clearInterval(going));
    };
    await expectReplacement('time');
  });

  it('with three invalid calls, and is called no more', async () => {
    modelApp.stub.script = ({ call }, count) =>
      call(
        ...(
          [
            ['city_figures', { city: 'Lisbon', topics: ['beer'] }],
            ['city_months', { city: 'Atlantis' }],
            ['send_email', { to: 'eve@example.com' }],
          ] as [string, object][]
        )[count - 1]!,
      );
    await expectReplacement('unreadable');
    expect(modelApp.stub.calls).toHaveLength(3);
  });
});

describe('a model that fails after a card', () => {
  it('keeps the card and its sentences, and says why it ended', async () => {
    modelApp.stub.script = ({ call, say, response }, count) => {
      if (count === 1) return call(...rentCall);
      say(claimLine(RENT, rentCite));
      say('{"claim": "In Lisbon the rent is $1,53');
      setTimeout(() => response.destroy(), 50);
    };
    const events = await getEvents(modelApp.member, QUESTION);
    expect(getWriters(events)).toEqual(['model']);
    expect(getCards(events)).toHaveLength(1);
    expect(getClaims(events)).toEqual([RENT]);
    expect(getStops(events)).toEqual(['refused']);
  });

  it('ends when its whole time is over', async () => {
    modelApp.api.app.get(ModelTimeouts).totalMs = 800;
    modelApp.stub.script = ({ call, say, response }, count) => {
      if (count === 1) return call(...rentCall);
      const going = setInterval(() => say(' '), 20);
      response.once('close', () => clearInterval(going));
    };
    const events = await getEvents(modelApp.member, QUESTION);
    expect(getCards(events)).toHaveLength(1);
    expect(getStops(events)).toEqual(['time']);
    await modelApp.stub.calls[1]?.hungUp;
  });

  it('ends after six steps, however many tools it wants', async () => {
    modelApp.stub.script = ({ call }, count) => call('city_months', { city: 'Athens', months: [count] });
    const events = await getEvents(modelApp.member, QUESTION);
    expect(modelApp.stub.calls).toHaveLength(6);
    expect(getWriters(events)).toEqual(['model']);
  });

  it('ends after twelve calls in one step', async () => {
    modelApp.stub.script = ({ callAll }) =>
      callAll(
        Array.from({ length: 30 }, (_, at) => ['city_months', { city: 'Athens', months: [1 + (at % 12)] }]),
      );
    const events = await getEvents(modelApp.member, QUESTION);
    expect(events.filter(({ event }) => event === 'working').length).toBeLessThanOrEqual(12);
    expect(getStops(events)).toEqual(['unreadable']);
    expect(modelApp.stub.calls).toHaveLength(1);
  });

  it('ends when it writes more than its share of words', async () => {
    modelApp.stub.script = ({ call, say, end }, count) => {
      if (count === 1) return call(...rentCall);
      for (let at = 0; at < 12; at += 1) say(`${'x'.repeat(1900)}\n`);
      end();
    };
    expect(getStops(await getEvents(modelApp.member, QUESTION))).toEqual(['unreadable']);
  });
});

describe('a person who leaves', () => {
  it('ends the request to the model, and the answer stays as interrupted', async () => {
    await modelApp.api.app.listen(0, '127.0.0.1');
    modelApp.stub.script = ({ call, say }, count) => {
      if (count === 1) return call(...rentCall);
      say(claimLine(RENT, rentCite));
    };
    const conversation = randomUUID();
    const { port } = modelApp.api.app.getHttpServer().address() as AddressInfo;
    const headers = await modelApp.api.signInAs('member');
    const url = paths.api.assistant.message(conversation, randomUUID());
    await new Promise<void>((resolve) => {
      const request = sendRequest({
        port,
        path: url,
        method: 'PUT',
        headers: {
          ...headers,
          origin: ORIGIN,
          host: new URL(ORIGIN).host,
          'content-type': 'application/json',
        },
      });
      request.on('response', (response) => {
        response.on('data', (piece: Buffer) => {
          if (!piece.toString().includes('"claim"')) return;
          request.destroy();
          resolve();
        });
        response.on('error', () => {});
      });
      request.on('error', () => {});
      request.end(JSON.stringify({ text: QUESTION }));
    });
    await modelApp.stub.calls[1]?.hungUp;
    const read = async () =>
      (
        await modelApp.api.inject({
          method: 'GET',
          url: paths.api.assistant.conversation(conversation),
          headers,
        })
      ).json<AssistantConversationPage>().messages[0]!;
    let message = await read();
    while (message.state === 'writing') message = await read();
    expect(message.state).toBe('interrupted');
    expect(getClaims(message.events)).toEqual([RENT]);
  });
});

describe('the limits of a day', () => {
  it.each(['assistant-model-person', 'assistant-model-day'])(
    'let the embedded assistant answer and say so: %s',
    async (key) => {
      modelApp.play([rentCall], claimLine(RENT, rentCite));
      expect(getWriters(await getEvents(modelApp.member, QUESTION))).toEqual(['model']);
      await modelApp.api.db.query(`UPDATE rate_limits SET points = 100000000 WHERE key LIKE $1`, [
        `${key}:%`,
      ]);
      modelApp.stub.calls.length = 0;
      await expectReplacement('limit');
      expect(modelApp.stub.calls).toHaveLength(0);
    },
  );
});

describe('a model that failed three times in a minute', () => {
  const getWriter = async () =>
    (await modelApp.member.request('GET', paths.api.assistant.allowance())).json<AssistantAllowance>().writer
      .kind;

  it('is not called for a minute, and then again', async () => {
    modelApp.stub.script = ({ response }) => void response.destroy();
    for (let failure = 0; failure < 3; failure += 1) await expectReplacement('refused');
    await expectReplacement('paused');
    expect(modelApp.stub.calls).toHaveLength(3);
    expect(await getWriter()).toBe('embedded');
    const later = new Date(Date.now() + 61_000);
    jest.spyOn(modelApp.api.app.get(Clock), 'now').mockReturnValue(later);
    expect(await getWriter()).toBe('model');
    await expectReplacement('refused');
    expect(modelApp.stub.calls).toHaveLength(4);
  });
});
