import type { BlockedReason } from '../machine/voice';
import { listen } from './listen';
import { hasMicrophone } from './microphone';
import {
  getEnglish,
  type Recognition,
  type RecognitionListener,
  type SpeechRecognizer,
} from './speech-recognizer';

/** The part of the Web Speech API in use; TypeScript's library does not have it. */
interface WebRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

interface WebRecognitionClass {
  new (): WebRecognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** Null: ignored, because `end` follows. */
const reasons: Readonly<Record<string, BlockedReason | null>> = {
  'not-allowed': 'denied',
  // The browser's speech service is switched off, which is not the person's refusal.
  'service-not-allowed': 'silent',
  'audio-capture': 'no-mic',
  network: 'network',
  'language-not-supported': 'language',
  'no-speech': null,
  aborted: null,
};

const exceptions: Readonly<Record<string, BlockedReason | 'unsupported'>> = {
  NotAllowedError: 'denied',
  NotSupportedError: 'unsupported',
  InvalidStateError: 'busy',
};

const findClass = (): WebRecognitionClass | null => {
  const scope = globalThis as {
    SpeechRecognition?: WebRecognitionClass;
    webkitSpeechRecognition?: WebRecognitionClass;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
};

/** Returns a function that stops following it. */
const follow = (recognition: WebRecognition, listener: RecognitionListener): (() => void) =>
  listen(recognition, {
    start: () => listener.onStart(),
    soundstart: () => listener.onSound(),
    speechstart: () => listener.onSound(),
    result: (event: Event) => {
      const { results, resultIndex } = event as SpeechRecognitionEvent;
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        if (result?.[0]) listener.onResult({ index, text: result[0].transcript, isFinal: result.isFinal });
      }
    },
    error: (event: Event) => {
      const { error } = event as SpeechRecognitionErrorEvent;
      const reason = error in reasons ? reasons[error] : 'silent';
      if (reason) listener.onFail(reason);
    },
    end: () => listener.onEnd(),
  });

/** The browser's own speech recognition; null where it has none. */
export const createWebSpeechRecognizer = (): SpeechRecognizer | null => {
  const WebRecognition = findClass();
  if (!WebRecognition) return null;
  const language = getEnglish();
  let isLocal = false;

  const start = (listener: RecognitionListener): Recognition => {
    const recognition = new WebRecognition();
    recognition.lang = language;
    // One utterance per start: continuous recognition dies after a minute.
    recognition.continuous = false;
    recognition.interimResults = true;
    if (isLocal) recognition.processLocally = true;
    const unfollow = follow(recognition, listener);
    const abort = () => {
      try {
        recognition.abort();
      } catch {
        // It never started.
      }
    };
    try {
      recognition.start();
    } catch (error) {
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      listener.onFail(exceptions[name] ?? 'silent');
    }
    return {
      stop: () => {
        try {
          recognition.stop();
        } catch {
          abort();
        }
      },
      abort,
      discard: () => {
        unfollow();
        abort();
      },
    };
  };

  return {
    findPlace: async () => {
      try {
        // Some browsers without speech, as automated ones, crash at the question. They have no microphone.
        isLocal =
          (await hasMicrophone()) &&
          (await WebRecognition.available?.({ langs: [language], processLocally: true })) === 'available';
      } catch {
        // Browsers that know the question may still refuse it.
      }
      return { kind: isLocal ? 'device' : 'browser' };
    },
    start,
  };
};
