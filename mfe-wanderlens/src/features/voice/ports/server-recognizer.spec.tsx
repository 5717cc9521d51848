import { HttpError } from '@wanderwork/platform';
import { serverAudio } from './server-audio';
import { createServerRecognizer } from './server-recognizer';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

const track = { stop: jest.fn() };
const stream = { getTracks: () => [track] };
/** What the microphone hears, from 0 to 1. */
let level = 0;
let getUserMedia: jest.Mock;
let transcribe: jest.SpyInstance;

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type !== 'audio/ogg;codecs=opus';
  static last: FakeRecorder;
  state = 'inactive';
  readonly mimeType: string;
  constructor(
    _stream: unknown,
    readonly options: { mimeType: string },
  ) {
    super();
    this.mimeType = options.mimeType;
    FakeRecorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  level = 0;
  track.stop.mockClear();
  getUserMedia = jest.fn(() => Promise.resolve(stream));
  transcribe = jest.spyOn(serverAudio, 'transcribe').mockResolvedValue('rent in Tbilisi');
  set(navigator, 'mediaDevices', { getUserMedia });
  set(globalThis, 'MediaRecorder', FakeRecorder);
  set(
    globalThis,
    'AudioContext',
    class {
      createAnalyser = () => ({
        fftSize: 4,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(level),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const start = async (isHeld = () => false) => {
  const log: unknown[] = [];
  const recording = createServerRecognizer('ai.example')!.start(
    {
      onStart: () => log.push('start'),
      onSound: () => log.at(-1) !== 'sound' && log.push('sound'),
      onResult: (result) => log.push(result.text),
      onFail: (reason) => log.push(reason),
      onRecorded: () => log.push('recorded'),
      onEnd: () => log.push('end'),
    },
    isHeld,
  );
  await pass(200);
  return { log, recording };
};

/** Speaks for a second. */
const speak = async () => {
  level = 0.3;
  await pass(1_000);
  level = 0;
};

it('is absent where nothing can be recorded, and says where the sound goes', async () => {
  expect(await createServerRecognizer('ai.example')!.findPlace()).toEqual({
    kind: 'server',
    host: 'ai.example',
  });
  set(globalThis, 'MediaRecorder', undefined);
  expect(createServerRecognizer('ai.example')).toBeNull();
});

it('records until the person pauses, closes the microphone, and reports the text', async () => {
  const { log } = await start();
  await speak();
  await pass(1_500);
  expect(log).toEqual(['start', 'sound']);
  expect(track.stop).not.toHaveBeenCalled();
  await pass(200);
  expect(track.stop).toHaveBeenCalled();
  expect(log).toEqual(['start', 'sound', 'recorded', 'rent in Tbilisi', 'end']);
  expect(transcribe.mock.calls[0]![0]).toMatchObject({ type: 'audio/webm;codecs=opus' });
});

it('records through pauses while the button is held', async () => {
  const { log, recording } = await start(() => true);
  await speak();
  await pass(10_000);
  expect(log).toEqual(['start', 'sound']);
  recording.stop();
  await pass(0);
  expect(log.slice(2)).toEqual(['recorded', 'rent in Tbilisi', 'end']);
});

it('sends no silence', async () => {
  const { log, recording } = await start();
  await pass(5_000);
  recording.stop();
  await pass(0);
  expect(log).toEqual(['start', 'recorded', 'end']);
  expect(transcribe).not.toHaveBeenCalled();
});

it('records MP4 in Safari', async () => {
  const agent =
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  await start();
  expect(FakeRecorder.last.mimeType).toBe('audio/mp4');
});

it('reports nothing more once it is discarded, and stops the request', async () => {
  transcribe.mockReturnValue(new Promise(() => undefined));
  const { log, recording } = await start();
  await speak();
  recording.stop();
  await pass(0);
  recording.discard();
  await pass(5_000);
  expect(log).toEqual(['start', 'sound', 'recorded']);
  expect((transcribe.mock.calls[0]![1] as AbortSignal).aborted).toBe(true);
});

it('closes a microphone that opens after the person has given up', async () => {
  let open: (value: unknown) => void = () => undefined;
  getUserMedia.mockReturnValue(new Promise((resolve) => (open = resolve)));
  const { log, recording } = await start();
  recording.stop();
  open(stream);
  await pass(0);
  expect(track.stop).toHaveBeenCalled();
  expect(log).toEqual(['end']);
});

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'no-mic'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'silent'],
])('reports that the microphone fails with %s as %s', async (name, reason) => {
  getUserMedia.mockRejectedValue(new DOMException('No', name));
  expect((await start()).log).toEqual([reason, 'end']);
});

it.each([
  [422, []],
  [429, ['limit']],
  [502, ['service']],
  [404, ['service']],
])('reports the answer %i of the server as %p', async (status, reasons) => {
  transcribe.mockRejectedValue(new HttpError(status, ''));
  const { log, recording } = await start();
  await speak();
  recording.stop();
  await pass(0);
  expect(log.slice(2)).toEqual(['recorded', ...reasons, 'end']);
});
