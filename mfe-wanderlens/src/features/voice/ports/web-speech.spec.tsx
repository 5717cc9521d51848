import { requestMicrophone } from './microphone';
import type { RecognitionListener } from './speech-recognizer';
import { createWebSpeechRecognizer } from './web-speech-recognizer';
import { createWebSpeechSynthesizer } from './web-speech-synthesizer';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

afterEach(() => {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis'])
    Reflect.deleteProperty(globalThis, name);
  for (const name of ['permissions', 'mediaDevices', 'locks']) Reflect.deleteProperty(navigator, name);
});

describe('recognition', () => {
  class FakeRecognition extends EventTarget {
    static last: FakeRecognition;
    static failure: DOMException | null = null;
    continuous = true;
    lang = '';
    processLocally = false;
    readonly calls: string[] = [];
    constructor() {
      super();
      FakeRecognition.last = this;
    }
    start() {
      if (FakeRecognition.failure) throw FakeRecognition.failure;
    }
    stop() {
      this.calls.push('stop');
    }
    abort() {
      this.calls.push('abort');
    }
    send(type: string, fields: object = {}) {
      this.dispatchEvent(Object.assign(new Event(type), fields));
    }
  }

  const start = () => {
    set(globalThis, 'SpeechRecognition', FakeRecognition);
    const heard: unknown[] = [];
    const listener: RecognitionListener = {
      onStart: () => heard.push('start'),
      onSound: () => heard.push('sound'),
      onResult: (result) => heard.push(result),
      onFail: (reason) => heard.push(reason),
      onRecorded: () => heard.push('recorded'),
      onEnd: () => heard.push('end'),
    };
    const recognition = createWebSpeechRecognizer()!.start(listener, () => false);
    return { heard, recognition, fake: FakeRecognition.last };
  };

  afterEach(() => {
    FakeRecognition.failure = null;
  });

  it('is absent where the browser has none', () => expect(createWebSpeechRecognizer()).toBeNull());

  it('listens to one utterance in English, and reports changed results', () => {
    const { heard, fake } = start();
    expect(fake).toMatchObject({ continuous: false, lang: 'en-US' });
    fake.send('start');
    fake.send('soundstart');
    const result = (text: string, isFinal: boolean) => Object.assign([{ transcript: text }], { isFinal });
    fake.send('result', { resultIndex: 1, results: [result('old', true), result('rent', false)] });
    fake.send('end');
    expect(heard).toEqual(['start', 'sound', { index: 1, text: 'rent', isFinal: false }, 'end']);
  });

  it.each([
    ['not-allowed', ['denied']],
    ['service-not-allowed', ['silent']],
    ['audio-capture', ['no-mic']],
    ['network', ['network']],
    ['language-not-supported', ['language']],
    ['bad-grammar', ['silent']],
    ['no-speech', []],
    ['aborted', []],
  ])('reports the error %s as %j', (error, expected) => {
    const { heard, fake } = start();
    fake.send('error', { error });
    expect(heard).toEqual(expected);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotSupportedError', 'unsupported'],
    ['InvalidStateError', 'busy'],
    ['DataError', 'silent'],
  ])('reports a start that throws %s as "%s"', (name, expected) => {
    FakeRecognition.failure = new DOMException('Refused', name);
    expect(start().heard).toEqual([expected]);
  });

  it('reports nothing after it was discarded', () => {
    const { heard, recognition, fake } = start();
    recognition.discard();
    fake.send('end');
    expect(heard).toEqual([]);
    expect(fake.calls).toEqual(['abort']);
  });

  it.each([
    ['available', 'device'],
    ['downloadable', 'browser'],
  ])('keeps the sound on the device where that is %s', async (answer, kind) => {
    set(
      globalThis,
      'SpeechRecognition',
      class extends FakeRecognition {
        static available = () => Promise.resolve(answer);
      },
    );
    const recognizer = createWebSpeechRecognizer()!;
    expect(await recognizer.findPlace()).toEqual({ kind });
    recognizer.start({} as RecognitionListener, () => false);
    expect(FakeRecognition.last.processLocally).toBe(kind === 'device');
  });

  it('does not ask about speech on the device where there is no microphone', async () => {
    const available = jest.fn(() => Promise.resolve('available'));
    set(globalThis, 'SpeechRecognition', Object.assign(class extends FakeRecognition {}, { available }));
    set(navigator, 'mediaDevices', { enumerateDevices: () => Promise.resolve([{ kind: 'audiooutput' }]) });
    expect(await createWebSpeechRecognizer()!.findPlace()).toEqual({ kind: 'browser' });
    expect(available).not.toHaveBeenCalled();
  });
});

describe('voices', () => {
  const local = { name: 'Local', lang: 'en-GB', localService: true };
  const remote = { name: 'Remote', lang: 'en-US', localService: false };
  const german = { name: 'German', lang: 'de-DE', localService: true };

  class FakeUtterance extends EventTarget {
    voice: unknown = null;
    lang = '';
    constructor(readonly text: string) {
      super();
    }
  }

  const setVoices = (voices: object[]) => {
    const utterances: FakeUtterance[] = [];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: FakeUtterance) => utterances.push(utterance),
      cancel: jest.fn(),
    });
    set(globalThis, 'speechSynthesis', synthesis);
    set(globalThis, 'SpeechSynthesisUtterance', FakeUtterance);
    return { synthesis, utterances, voices };
  };

  it('speaks with a local English voice, and tells when it starts and ends, also by an error', () => {
    const { utterances } = setVoices([german, remote, local]);
    const onStart = jest.fn();
    const onEnd = jest.fn();
    createWebSpeechSynthesizer().speak('Hello.', { onStart, onEnd });
    expect(utterances[0]).toMatchObject({ text: 'Hello.', voice: local, lang: 'en-GB' });
    utterances[0]!.dispatchEvent(new Event('start'));
    utterances[0]!.dispatchEvent(new Event('error'));
    expect([onStart, onEnd].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  });

  it('waits for voices that load late, and for English ones only', () => {
    const { synthesis, voices } = setVoices([german]);
    const onChange = jest.fn();
    const stop = createWebSpeechSynthesizer().followVoices(onChange);
    expect(onChange).not.toHaveBeenCalled();
    voices.push(remote);
    synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(onChange).toHaveBeenCalledWith(true);
    stop();
  });

  it('says at once that a browser without speech has no voice', () => {
    const onChange = jest.fn();
    createWebSpeechSynthesizer().followVoices(onChange);
    expect(onChange).toHaveBeenCalledWith(false);
  });

  it('leaves to the fallback only what the browser has no English voice for', () => {
    const fallback = { followVoices: jest.fn(), speak: jest.fn(), cancel: jest.fn() };
    const listener = { onStart: jest.fn(), onEnd: jest.fn() };
    const { utterances, voices } = setVoices([german]);
    const synthesizer = createWebSpeechSynthesizer(fallback);
    synthesizer.speak('Hello.', listener);
    expect(fallback.speak).toHaveBeenCalledWith('Hello.', listener);
    voices.push(local);
    synthesizer.speak('Good-bye.', listener);
    expect([fallback.speak.mock.calls.length, utterances.length]).toEqual([1, 1]);
    synthesizer.cancel();
    expect(fallback.cancel).toHaveBeenCalledTimes(1);
  });
});

describe('the microphone', () => {
  const setMicrophone = (state: string, failure?: string) => {
    const stop = jest.fn();
    const getUserMedia = jest.fn(() =>
      failure
        ? Promise.reject(new DOMException('Refused', failure))
        : Promise.resolve({ getTracks: () => [{ stop }] }),
    );
    set(navigator, 'permissions', { query: () => Promise.resolve({ state }) });
    set(navigator, 'mediaDevices', { getUserMedia });
    return { stop, getUserMedia };
  };

  it('is not opened to ask for what is known already', async () => {
    const denied = setMicrophone('denied');
    expect((await requestMicrophone()).refusal).toBe('denied');
    const granted = setMicrophone('granted');
    expect((await requestMicrophone()).refusal).toBeNull();
    expect([denied, granted].map(({ getUserMedia }) => getUserMedia.mock.calls.length)).toEqual([0, 0]);
  });

  it('is closed again as soon as the person has allowed it', async () => {
    const { stop } = setMicrophone('prompt');
    expect((await requestMicrophone()).refusal).toBeNull();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'no-mic'],
    ['NotReadableError', 'busy'],
    ['NotSupportedError', null],
  ])('reports %s as %s', async (failure, expected) => {
    setMicrophone('prompt', failure);
    expect((await requestMicrophone()).refusal).toBe(expected);
  });

  it('belongs to one tab until it is released', async () => {
    setMicrophone('granted');
    let isLocked = false;
    set(navigator, 'locks', {
      request: async (
        _name: string,
        _options: object,
        hold: (lock: object | null) => Promise<void> | undefined,
      ) => {
        if (isLocked) return hold(null);
        isLocked = true;
        await hold({});
        isLocked = false;
      },
    });
    const first = await requestMicrophone();
    expect(first.refusal).toBeNull();
    expect((await requestMicrophone()).refusal).toBe('busy');
    first.release();
    await Promise.resolve();
    await Promise.resolve();
    expect((await requestMicrophone()).refusal).toBeNull();
  });
});
