import type { Page } from '@playwright/test';

/** How the doubles of the browser's speech interfaces behave. */
export interface SpeechFaults {
  /** `throw:X`: `start()` throws X. `error:x`: the recognizer reports x and ends. */
  recognition?: 'works' | 'missing' | 'never-starts' | `throw:${string}` | `error:${string}`;
  /** Whether `stop()` and `abort()` lead to `end`. */
  ends?: boolean;
  voice?: 'works' | 'none' | 'never-starts' | 'never-ends';
  permission?: 'granted' | 'denied' | 'prompt';
  /** The name of the error with which the browser refuses the microphone. */
  refusal?: string;
}

interface SpeechDouble extends Required<SpeechFaults> {
  /** What the page asked of the browser: "start", "stop", "speak: Hello." */
  log: string[];
  hear: (text: string, isFinal: boolean, index?: number) => void;
  /** What the next recognition hears as soon as it has started; it then ends. */
  next: string;
  /** Makes the microphone hear a tone, or nothing. */
  sound: (isOn: boolean) => void;
  end: () => void;
}

declare global {
  interface Window {
    speechDouble: SpeechDouble;
  }
}

/** Replaces speech recognition, voices and the microphone of the page by doubles. */
export const mockSpeech = (page: Page, faults: SpeechFaults = {}) =>
  page.addInitScript((options: SpeechFaults) => {
    let current: EventTarget | null = null;
    let volume: GainNode | null = null;
    const send = (type: string, fields: object = {}) =>
      current?.dispatchEvent(Object.assign(new Event(type), fields));

    const double: SpeechDouble = {
      recognition: 'works',
      ends: true,
      voice: 'works',
      permission: 'granted',
      refusal: '',
      ...options,
      log: [],
      next: '',
      hear: (text, isFinal, index = 0) => {
        const results = Array.from({ length: index + 1 }, () =>
          Object.assign([{ transcript: text, confidence: 1 }], { isFinal }),
        );
        send('result', { resultIndex: index, results });
      },
      end: () => {
        send('end');
        current = null;
      },
      sound: (isOn) => {
        if (volume) volume.gain.value = isOn ? 0.5 : 0;
      },
    };
    window.speechDouble = double;

    class Recognition extends EventTarget {
      start() {
        double.log.push('start');
        const [kind, detail] = double.recognition.split(':');
        if (kind === 'throw') throw new DOMException('Refused', detail);
        // eslint-disable-next-line @typescript-eslint/no-this-alias
        current = this;
        if (kind === 'never-starts') return;
        setTimeout(() => {
          if (current !== this) return;
          send('start');
          if (double.next) {
            double.hear(double.next, true);
            double.next = '';
            double.end();
          }
          if (kind !== 'error') return;
          send('error', { error: detail });
          double.end();
        });
      }
      stop() {
        double.log.push('stop');
        if (double.ends) setTimeout(double.end);
      }
      abort() {
        double.log.push('abort');
        if (double.ends) setTimeout(double.end);
      }
    }

    class Utterance extends EventTarget {
      voice: { name: string } | null = null;
      lang = '';
      constructor(readonly text: string) {
        super();
      }
    }

    let speaking: Utterance | null = null;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () =>
        double.voice === 'none'
          ? []
          : [
              { name: 'Far', lang: 'en-US', localService: false },
              { name: 'Near', lang: 'en-GB', localService: true },
              { name: 'Nahe', lang: 'de-DE', localService: true },
            ],
      speak: (utterance: Utterance) => {
        double.log.push(`speak (${utterance.voice?.name}): ${utterance.text}`);
        speaking = utterance;
        if (double.voice === 'never-starts') return;
        setTimeout(() => utterance.dispatchEvent(new Event('start')), 10);
        if (double.voice === 'works') setTimeout(() => utterance.dispatchEvent(new Event('end')), 800);
      },
      cancel: () => {
        double.log.push('cancel');
        speaking?.dispatchEvent(new Event('error'));
        speaking = null;
      },
    });

    const recognitionClass = double.recognition === 'missing' ? undefined : Recognition;
    const set = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
    set(window, 'SpeechRecognition', recognitionClass);
    set(window, 'webkitSpeechRecognition', recognitionClass);
    set(window, 'SpeechSynthesisUtterance', Utterance);
    set(window, 'speechSynthesis', synthesis);
    set(navigator, 'permissions', { query: () => Promise.resolve({ state: double.permission }) });
    set(navigator, 'mediaDevices', {
      getUserMedia: () => {
        double.log.push('getUserMedia');
        if (double.refusal) return Promise.reject(new DOMException('Refused', double.refusal));
        const context = new AudioContext();
        const tone = context.createOscillator();
        volume = context.createGain();
        volume.gain.value = 0;
        const { stream } = tone
          .connect(volume)
          .connect(context.createMediaStreamDestination()) as MediaStreamAudioDestinationNode;
        tone.start();
        for (const track of stream.getTracks()) {
          const stop = track.stop.bind(track);
          track.stop = () => {
            double.log.push('track stopped');
            stop();
          };
        }
        return Promise.resolve(stream);
      },
    });
  }, faults);
