import { serverAudio } from './server-audio';
import type { SpeechSynthesizer } from './speech-synthesizer';

/** Fetches the sound of a sentence and plays it to its end, or until the signal aborts. */
const play = async (sentence: string, signal: AbortSignal): Promise<void> => {
  const address = URL.createObjectURL(await serverAudio.speak(sentence, signal));
  const audio = new Audio(address);
  try {
    await new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', reject);
      audio.addEventListener('ended', resolve);
      audio.addEventListener('error', reject);
      audio.play().catch(reject);
    });
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
};

/** The voice of the server, for browsers without an English one. */
export const createServerSynthesizer = (): SpeechSynthesizer => {
  let request = new AbortController();
  return {
    followVoices: (onChange) => {
      onChange(true);
      return () => undefined;
    },
    speak: (sentence, { onStart, onEnd }) => {
      request = new AbortController();
      // The limit for the whole sentence includes the request: a silent start here is no fault.
      onStart();
      void play(sentence, request.signal).then(onEnd, onEnd);
    },
    cancel: () => request.abort(),
  };
};
