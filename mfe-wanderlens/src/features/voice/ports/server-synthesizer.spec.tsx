import { serverAudio } from './server-audio';
import { createServerSynthesizer } from './server-synthesizer';

class FakeAudio extends EventTarget {
  static all: FakeAudio[] = [];
  pause = jest.fn();
  play = jest.fn(() => Promise.resolve());
  constructor(readonly src: string) {
    super();
    FakeAudio.all.push(this);
  }
}

const getLast = () => FakeAudio.all.at(-1)!;

const speak = jest.spyOn(serverAudio, 'speak');
const revoke = jest.fn();
const listener = { onStart: jest.fn(), onEnd: jest.fn() };
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  FakeAudio.all.length = 0;
  speak.mockResolvedValue(new Blob(['mp3']));
  Object.assign(globalThis, { Audio: FakeAudio });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
});

it('plays a sentence to its end', async () => {
  createServerSynthesizer().speak('Rent is $540.', listener);
  await settle();
  expect(speak).toHaveBeenCalledWith('Rent is $540.', expect.any(AbortSignal));
  expect(getLast().src).toBe('blob:1');
  expect(listener.onEnd).not.toHaveBeenCalled();
  getLast().dispatchEvent(new Event('ended'));
  await settle();
  expect([listener.onStart, listener.onEnd, revoke].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('is silent at once when it is canceled, while it loads too', async () => {
  const synthesizer = createServerSynthesizer();
  synthesizer.speak('Rent is $540.', listener);
  await settle();
  synthesizer.cancel();
  await settle();
  expect(getLast().pause).toHaveBeenCalled();
  synthesizer.speak('It is in the center.', listener);
  synthesizer.cancel();
  await settle();
  expect(FakeAudio.all.filter(({ play }) => play.mock.calls.length > 0)).toHaveLength(1);
});

it('goes on when the server or the browser refuses', async () => {
  speak.mockRejectedValueOnce(new Error('502'));
  createServerSynthesizer().speak('One.', listener);
  await settle();
  expect(listener.onEnd).toHaveBeenCalledTimes(1);
  createServerSynthesizer().speak('Two.', listener);
  await settle();
  getLast().dispatchEvent(new Event('error'));
  await settle();
  expect(listener.onEnd).toHaveBeenCalledTimes(2);
});
