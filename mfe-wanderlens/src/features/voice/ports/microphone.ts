import type { BlockedReason } from '../machine/voice';

const LOCK_NAME = 'wanderwork_voice';

/** Why the browser did not open the microphone. */
export const refusals: Readonly<Record<string, BlockedReason>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-mic',
  OverconstrainedError: 'no-mic',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const readPermission = async (): Promise<PermissionState> => {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    // Some browsers do not tell; then the question itself does.
    return 'prompt';
  }
};

/** Whether there is one at all; true if the browser doesn't tell. Its name, and which one, stay hidden. */
export const hasMicrophone = async (): Promise<boolean> => {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices) return true;
  const found = await devices.enumerateDevices();
  return found.some(({ kind }) => kind === 'audioinput');
};

/** Asks the person, if the browser has to. Whatever opens for the question is closed at once. */
const askPermission = async (): Promise<BlockedReason | null> => {
  const permission = await readPermission();
  if (permission === 'denied') return 'denied';
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (permission === 'granted' || !devices) return null;
  try {
    const stream = await devices.getUserMedia({ audio: true });
    stream.getTracks().forEach((track) => track.stop());
    return null;
  } catch (error) {
    // Any other error is no answer; the recognizer will tell what is wrong.
    return refusals[(error as Error).name] ?? null;
  }
};

/** Reserves the microphone among the tabs of this browser. Null: another tab listens. */
const lockTab = (): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    const locks = (navigator as { locks?: LockManager }).locks;
    if (!locks) return resolve(() => undefined);
    locks
      .request(LOCK_NAME, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(() => undefined));
  });

export interface MicrophoneAnswer {
  refusal: BlockedReason | null;
  /** Gives the microphone back to other tabs. */
  release: () => void;
}

/** Reserves the microphone for this tab and asks for permission. */
export const requestMicrophone = async (): Promise<MicrophoneAnswer> => {
  const release = await lockTab();
  if (!release) return { refusal: 'busy', release: () => undefined };
  return { refusal: await askPermission(), release };
};
