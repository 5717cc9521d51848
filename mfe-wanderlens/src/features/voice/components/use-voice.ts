import { useEffect, useState, useSyncExternalStore } from 'react';
import { listen } from '../ports/listen';
import type { RecognitionPlace } from '../ports/speech-recognizer';
import type { Assistant } from '../session/assistant';
import { readSpeechPreference } from '../session/speech-preference';
import { VoiceSession } from '../session/voice-session';

/** Runs a voice session while the component is mounted. */
export const useVoice = (assistant: Assistant) => {
  const [session] = useState(() => new VoiceSession({ assistant, speaks: readSpeechPreference() ?? true }));
  useEffect(() => session.connect(), [session]);
  const voice = useSyncExternalStore(session.subscribe, session.getVoice);
  return { session, voice, send: session.send };
};

/** Where this browser turns sound into text; null where it does not. */
export const useRecognitionPlace = ({ recognizer }: VoiceSession): RecognitionPlace | null => {
  const [place, setPlace] = useState<RecognitionPlace | null>(recognizer ? { kind: 'browser' } : null);
  useEffect(() => {
    let isMounted = true;
    void recognizer?.findPlace().then((found) => isMounted && setPlace(found));
    return () => {
      isMounted = false;
    };
  }, [recognizer]);
  return place;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Space on one of these does what it always does. */
const isOtherControl = (target: EventTarget | null, button: HTMLElement | null): boolean =>
  target instanceof HTMLElement && target !== button && target.closest('button, a, summary') !== null;

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface KeyOptions {
  send: VoiceSession['send'];
  isSpeaking: () => boolean;
  getButton: () => HTMLElement | null;
}

/** Escape stops, Space held talks, and any key ends the speaking. Returns a function that stops following them. */
const followKeys = ({ send, isSpeaking, getButton }: KeyOptions): (() => void) => {
  const holds = ({ key, target }: KeyboardEvent) =>
    key === ' ' && !isTyping(target) && !isOtherControl(target, getButton());

  const handleDown = (event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = target === getButton() && target !== null;
    if (holds(event) || (key === 'Enter' && isOnButton)) {
      // The button would otherwise be clicked too, and the page would scroll.
      event.preventDefault();
      if (!repeat) send({ type: 'press', isHeld: key === ' ' });
    } else if (key === 'Escape') send({ type: 'escape' });
    else if (isSpeaking() && !modifiers.includes(key)) send({ type: 'key' });
  };
  const handleUp = (event: KeyboardEvent) => {
    if (!holds(event)) return;
    event.preventDefault();
    send({ type: 'release' });
  };
  const stopKeys = listen(document, { keydown: handleDown, keyup: handleUp });
  const stopBlur = listen(window, { blur: () => send({ type: 'release' }) });
  return () => {
    stopKeys();
    stopBlur();
  };
};

export const useVoiceKeys = (session: VoiceSession, getButton: () => HTMLElement | null): void => {
  useEffect(
    () =>
      followKeys({
        send: session.send,
        isSpeaking: () => session.getVoice().state === 'speaking',
        getButton,
      }),
    [session, getButton],
  );
};
