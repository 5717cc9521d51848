import { getEnglish } from './speech-recognizer';
import type { SpeechListener, SpeechSynthesizer } from './speech-synthesizer';

const isEnglish = ({ lang }: SpeechSynthesisVoice): boolean => /^en([-_]|$)/i.test(lang);

/** Local voices first: remote ones fall silent at some 14 seconds. Then those of the browser's own English. */
const findVoice = (synthesis: SpeechSynthesis): SpeechSynthesisVoice | null => {
  const language = getEnglish().toLowerCase();
  const rank = ({ localService, lang }: SpeechSynthesisVoice) =>
    (localService ? 2 : 0) + (lang.toLowerCase().replace('_', '-') === language ? 1 : 0);
  return (
    synthesis
      .getVoices()
      .filter(isEnglish)
      .sort((a, b) => rank(b) - rank(a))[0] ?? null
  );
};

const silent: SpeechSynthesizer = {
  followVoices: (onChange) => {
    onChange(false);
    return () => undefined;
  },
  speak: (_sentence, { onEnd }) => onEnd(),
  cancel: () => undefined,
};

/** The browser's own voices; without an English one, the fallback speaks. */
export const createWebSpeechSynthesizer = (fallback: SpeechSynthesizer | null = null): SpeechSynthesizer => {
  const synthesis = (globalThis as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
  if (!synthesis) return fallback ?? silent;
  /** Kept here, because Chrome sends no `end` for an utterance that nothing refers to. */
  let current: SpeechSynthesisUtterance | null = null;

  return {
    followVoices: (onChange) => {
      if (fallback) return fallback.followVoices(onChange);
      const check = () => findVoice(synthesis) && onChange(true);
      // Voices often load late, so that an empty list means nothing yet.
      check();
      synthesis.addEventListener('voiceschanged', check);
      return () => synthesis.removeEventListener('voiceschanged', check);
    },
    speak: (sentence: string, listener: SpeechListener) => {
      const voice = findVoice(synthesis);
      if (!voice && fallback) return fallback.speak(sentence, listener);
      const { onStart, onEnd } = listener;
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = voice?.lang ?? getEnglish();
      utterance.voice = voice;
      utterance.addEventListener('start', onStart);
      utterance.addEventListener('end', onEnd);
      utterance.addEventListener('error', onEnd);
      current = utterance;
      synthesis.speak(current);
    },
    cancel: () => {
      current = null;
      synthesis.cancel();
      fallback?.cancel();
    },
  };
};
