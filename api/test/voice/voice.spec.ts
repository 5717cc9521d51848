import type { ServerResponse } from 'node:http';
import { paths, voiceLimits } from '@wanderwork/contracts';
import { ModelTimeouts } from '../../src/platform/models/model-timeouts.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';
import { setTier, toRefusal } from '../trips/planner.js';
import { answerWell, MP3, startAudioStub, type AudioStub } from './audio-stub.js';
import { createWav } from './recordings.js';

const { settings, transcriptions, speech } = paths.api.voice;

let stub: AudioStub;
let api: TestApp;
beforeAll(async () => {
  stub = await startAudioStub();
  api = await startTestApp({ config: { audio: stub.settings, limitFactor: 1, trustProxy: 'loopback' } });
});
beforeEach(async () => {
  stub.calls.length = 0;
  stub.answer = answerWell;
  Object.assign(api.app.get(ModelTimeouts), { idleMs: 20_000, totalMs: 60_000 });
  await api.db.query('TRUNCATE rate_limits');
});
afterAll(async () => {
  await api.close();
  await stub.close();
});

const createPremium = async (app = api): Promise<Browser> => {
  const ana = await createMember(app);
  await setTier(app, ana, 'premium');
  return ana;
};

const transcribe = (who: Browser, sound: Buffer = createWav(1), type = 'audio/wav') =>
  who.request('POST', transcriptions(), sound, { 'content-type': type });
const speak = (who: Browser, text = 'Rent is $540.') => who.request('POST', speech(), { text });

describe('who may use the service', () => {
  it('is Premium members; others are refused before their recording is read', async () => {
    const ana = await createMember(api);
    const refusal = { status: 403, code: 'tier.required' };
    const refused = await transcribe(ana);
    expect(toRefusal(refused)).toEqual(refusal);
    expect(refused.headers.connection).toBe('close');
    expect(toRefusal(await speak(ana))).toEqual(refusal);
    expect(toRefusal(await ana.request('GET', settings()))).toEqual(refusal);
    await setTier(api, ana, 'pro');
    expect(toRefusal(await transcribe(ana))).toEqual(refusal);
    expect(stub.calls).toEqual([]);
  });

  it('can learn where the sound goes', async () => {
    const response = await (await createPremium()).request('GET', settings());
    expect(response.json()).toEqual({ transcriptionHost: '127.0.0.1', hasSpeech: true });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('is nobody where no service is configured', async () => {
    const other = await startTestApp();
    const ana = await createPremium(other);
    const off = { status: 404, code: 'voice.off' };
    expect(toRefusal(await transcribe(ana))).toEqual(off);
    expect(toRefusal(await speak(ana))).toEqual(off);
    expect((await ana.request('GET', settings())).json()).toEqual({
      transcriptionHost: null,
      hasSpeech: false,
    });
    await other.close();
  });
});

describe('a recording', () => {
  it('becomes one line of text', async () => {
    const response = await transcribe(await createPremium());
    expect(response.json()).toEqual({ text: 'rent in Tbilisi' });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const [call] = stub.calls;
    expect(call).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer a key' });
    const body = call!.body.toString('latin1');
    for (const part of ['filename="sound.wav"', 'ears-1', 'name="language"\r\n\r\nen'])
      expect(body).toContain(part);
    expect(call!.body.includes(createWav(1))).toBe(true);
  });

  it('is accepted by its first bytes, whatever type the browser gives it', async () => {
    const ana = await createPremium();
    expect((await transcribe(ana, createWav(1), 'audio/webm;codecs=opus')).statusCode).toBe(200);
    expect(stub.calls[0]!.body.toString('latin1')).toContain('filename="sound.wav"');
    const unknown = { status: 415, code: 'request.unsupported_media' };
    expect(toRefusal(await transcribe(ana, Buffer.from('<svg/>')))).toEqual(unknown);
    expect(toRefusal(await transcribe(ana, createWav(1), 'image/png'))).toEqual(unknown);
    expect(toRefusal(await transcribe(ana, Buffer.from('{}'), 'application/json'))).toEqual(unknown);
    expect(stub.calls).toHaveLength(1);
  });

  it('has at most 60 seconds and 2 MiB', async () => {
    const ana = await createPremium();
    expect((await transcribe(ana, createWav(60))).statusCode).toBe(200);
    const tooLarge = { status: 413, code: 'request.too_large' };
    expect(toRefusal(await transcribe(ana, createWav(61)))).toEqual(tooLarge);
    expect(toRefusal(await transcribe(ana, Buffer.alloc(voiceLimits.bytes + 1)))).toEqual(tooLarge);
    expect(stub.calls).toHaveLength(1);
  });

  it('without words is a refusal of its own', async () => {
    const ana = await createPremium();
    for (const text of ['', ' \n', '…']) {
      stub.answer = (response) => void response.end(JSON.stringify({ text }));
      expect(toRefusal(await transcribe(ana))).toEqual({ status: 422, code: 'voice.no_speech' });
    }
  });
});

describe('a text', () => {
  it('becomes an MP3 file', async () => {
    const response = await speak(await createPremium());
    expect(response.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, no-store',
    });
    expect(response.rawPayload.equals(MP3)).toBe(true);
    expect(stub.calls[0]).toMatchObject({ url: '/v1/audio/speech', authorization: 'Bearer a key' });
    expect(JSON.parse(stub.calls[0]!.body.toString())).toEqual({
      model: 'mouth-1',
      voice: 'ana',
      input: 'Rent is $540.',
      response_format: 'mp3',
    });
  });

  it('has 1 to 600 characters', async () => {
    const ana = await createPremium();
    for (const text of ['', 'x'.repeat(601)])
      expect(toRefusal(await speak(ana, text))).toMatchObject({ status: 400 });
    expect((await speak(ana, 'x'.repeat(600))).statusCode).toBe(200);
  });
});

describe('limits', () => {
  const refusal = { status: 429, code: 'rate.limited' };

  it('are 60 requests of each kind in ten minutes', async () => {
    const ana = await createPremium();
    for (let count = 0; count < 60; count += 1) expect((await speak(ana, 'Yes.')).statusCode).toBe(200);
    expect(toRefusal(await speak(ana, 'Yes.'))).toEqual(refusal);
    expect((await transcribe(ana)).statusCode).toBe(200);
    expect((await speak(await createPremium(), 'Yes.')).statusCode).toBe(200);
  });

  it('are 30 minutes of sound in a day', async () => {
    const ana = await createPremium();
    for (let count = 0; count < 30; count += 1)
      expect((await transcribe(ana, createWav(60))).statusCode).toBe(200);
    const response = await transcribe(ana);
    expect(toRefusal(response)).toEqual(refusal);
    expect(response.json<{ message: string }>().message).toBe(
      'You’ve used your 30 minutes of speech for today. You can type.',
    );
    expect(toRefusal(await speak(ana))).toEqual(refusal);
    expect(stub.calls).toHaveLength(30);
  });
});

describe('a service that fails', () => {
  const failed = { status: 502, code: 'voice.failed' };
  const faults: [string, (response: ServerResponse) => void][] = [
    ['sends garbage', (response) => void response.end('\0 garbage {')],
    ['sends other JSON', (response) => void response.end('[{"text":7}]')],
    ['sends nothing', (response) => void response.end()],
    ['dies', (response) => void response.destroy()],
    [
      'dies in the middle',
      (response) => {
        response.writeHead(200, { 'content-length': '999' }).write('{"text":');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['answers 401', (response) => void response.writeHead(401).end('{"text":"hello"}')],
    ['answers 429', (response) => void response.writeHead(429, { 'retry-after': '9' }).end()],
    [
      'redirects',
      (response) => void response.writeHead(307, { location: `${stub.settings.baseUrl}/elsewhere` }).end(),
    ],
  ];

  it.each(faults)('that %s is a refusal, and is called once', async (_fault, answer) => {
    stub.answer = answer;
    const ana = await createPremium();
    expect(toRefusal(await transcribe(ana))).toEqual(failed);
    expect(toRefusal(await speak(ana))).toEqual(failed);
    expect(stub.calls.map(({ url }) => url)).toEqual(['/v1/audio/transcriptions', '/v1/audio/speech']);
  });

  it('that never answers, or never ends, is given up in time', async () => {
    const ana = await createPremium();
    Object.assign(api.app.get(ModelTimeouts), { idleMs: 60, totalMs: 60 });
    const late = { status: 504, code: 'voice.timeout' };
    stub.answer = () => undefined;
    expect(toRefusal(await transcribe(ana))).toEqual(late);
    stub.answer = (response) => void response.writeHead(200).write('{"text":');
    expect(toRefusal(await transcribe(ana))).toEqual(late);
    stub.answer = (response) => void response.writeHead(200).write(MP3);
    expect(toRefusal(await speak(ana))).toEqual(late);
    await Promise.all(stub.calls.map(({ hungUp }) => hungUp));
  });

  it('that sends more than a file can hold is cut off', async () => {
    stub.answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x')));
      };
      response.on('drain', more);
      more();
    };
    expect(toRefusal(await speak(await createPremium()))).toEqual(failed);
    await stub.calls[0]!.hungUp;
  });
});
