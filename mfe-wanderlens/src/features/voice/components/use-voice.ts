import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StateName } from '../machine/voice';
import { listen } from '../ports/listen';
import type { ServerSpeech } from '../ports/server-speech';
import type { RecognitionPlace } from '../ports/speech-recognizer';
import type { Assistant } from '../session/assistant';
import { readSpeechPreference } from '../session/speech-preference';
import { VoiceSession } from '../session/voice-session';

/** Runs a voice session while the component is mounted. */
export const useVoice = (assistant: Assistant, server: ServerSpeech) => {
  const [session] = useState(
    () => new VoiceSession({ assistant, server, speaks: readSpeechPreference() ?? true }),
  );
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

/** Elsewhere, in fields, menus and on other buttons, keys do what they always do. */
const isFree = (target: EventTarget | null, button: HTMLElement | null): boolean =>
  target instanceof HTMLElement && (target === button || target.matches('body, main, h1'));

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

interface KeyOptions {
  send: VoiceSession['send'];
  getState: () => StateName;
  getButton: () => HTMLElement | null;
}

/**
 * Escape stops, Space held talks, Enter sends what was heard, and any key ends the speaking. Returns a function that
 * stops following them.
 */
const followKeys = ({ send, getState, getButton }: KeyOptions): (() => void) => {
  const isHold = ({ key, target }: KeyboardEvent) => key === ' ' && isFree(target, getButton());

  const handleDown = (event: KeyboardEvent) => {
    const { key, target, repeat } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isSending = key === 'Enter' && getState() === 'reviewing' && isFree(target, getButton());
    const isPress = key === 'Enter' && target === getButton();
    if (isSending || isPress || isHold(event)) {
      // The button would otherwise be clicked too, and the page would scroll.
      event.preventDefault();
      if (repeat) return;
      send(isSending ? { type: 'submit' } : { type: 'press', isHeld: key === ' ' });
    } else if (key === 'Escape') send({ type: 'escape' });
    else if (getState() === 'speaking' && !modifiers.includes(key)) send({ type: 'key' });
  };
  const handleUp = (event: KeyboardEvent) => {
    if (!isHold(event)) return;
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
        getState: () => session.getVoice().state,
        getButton,
      }),
    [session, getButton],
  );
};
