import type { AnswerEvent, Turn, VoiceDraft } from './answer';
import type { HeardResult } from './text';

export const stateNames = [
  'locked',
  'unsupported',
  'idle',
  'requesting-permission',
  'listening',
  'finalizing',
  'reviewing',
  'thinking',
  'speaking',
  'confirming',
  'blocked',
] as const;
export type StateName = (typeof stateNames)[number];

/** Why the microphone does not work now. */
export type BlockedReason =
  'denied' | 'no-mic' | 'silent' | 'network' | 'busy' | 'language' | 'service' | 'limit';

/** What has just happened, where the state alone does not tell. */
export type Notice =
  | 'inaudible'
  | 'unheard'
  | 'echo'
  | 'hidden'
  | 'press-again'
  | 'no-voice'
  | 'stopped'
  | 'still-looking'
  | 'late'
  | 'empty'
  | 'failed'
  | 'unchanged'
  | 'uncertain'
  /** The answer itself, for people who do not want it spoken. */
  | 'answer';

export const limitNames = [
  'tap',
  'recognizer-start',
  'inaudible',
  'silence',
  'last-word',
  'listening',
  'restart',
  'stop',
  'abort',
  'transcription',
  'review',
  'still-looking',
  'answer-silence',
  'answer',
  'voices',
  'speech-start',
  'speech-end',
  'confirm',
] as const;
export type LimitName = (typeof limitNames)[number];

/** All that the voice assistant knows. It holds no object of the browser. */
export interface Voice {
  state: StateName;
  /** Only while blocked. */
  reason: BlockedReason | null;
  notice: Notice | null;
  /** When each limit of the current state is reached, in milliseconds of the injected clock. */
  deadlines: Readonly<Partial<Record<LimitName, number>>>;

  /** Whether this browser recognizes speech at all. */
  canListen: boolean;
  /** Whether answers are spoken. */
  speaks: boolean;
  isHidden: boolean;
  /** The button or Space is down now, since `pressedAt`. */
  isHeld: boolean;
  pressedAt: number;

  /** The text field. */
  text: string;
  /** The person has changed heard text; it then waits until they send it. */
  isEdited: boolean;

  /** The number of the current use of the microphone; events of earlier ones are ignored. */
  session: number;
  isMicrophoneOpen: boolean;
  restarts: number;
  /** What earlier utterances of this press said. */
  heard: string;
  results: readonly HeardResult[];
  firstHeardAt: number | null;

  turns: readonly Turn[];
  /** The number of the newest turn; events of earlier ones are ignored. */
  turn: number;
  /** What the server is doing while thinking. */
  task: 'answer' | 'accept' | 'undo';
  /** Waits for a yes. */
  draft: VoiceDraft | null;
  isDraftVisible: boolean;
  undoable: VoiceDraft | null;

  voices: 'unknown' | 'some' | 'none';
  /** Sentences still to be spoken. */
  queue: readonly string[];
  /** The number of the current sentence; events of earlier ones are ignored. */
  utterance: number;
  /** The sentence that is being spoken, and all sentences of this answer. */
  sentence: string;
  spoken: string;
  speechEndedAt: number | null;
}

export type VoiceEvent =
  /** `isHeld`: the button or Space went down. Without it: Enter, or a click by assistive technology. */
  | { type: 'press'; isHeld: boolean }
  | { type: 'release' }
  /** Any other key. */
  | { type: 'key' }
  | { type: 'escape' }
  | { type: 'hidden' }
  | { type: 'visible' }
  | { type: 'edit'; text: string }
  | { type: 'submit' }
  /** Sends an earlier line again, edited. */
  | { type: 'resend'; text: string }
  | { type: 'set-speaking'; isOn: boolean }
  | { type: 'permission'; session: number; refusal: BlockedReason | null }
  | { type: 'recognizer-started'; session: number }
  | { type: 'sound'; session: number }
  | { type: 'result'; session: number; index: number; text: string; isFinal: boolean }
  /** `unsupported`: the browser offers an interface that cannot work. */
  | { type: 'recognizer-failed'; session: number; reason: BlockedReason | 'unsupported' }
  | { type: 'recognizer-ended'; session: number }
  /** The microphone is closed; the text of what it heard is still to come. */
  | { type: 'recording-ended'; session: number }
  | { type: 'answer'; turn: number; event: AnswerEvent }
  | { type: 'answer-ended'; turn: number }
  | { type: 'task-done'; turn: number }
  | { type: 'task-failed'; turn: number }
  | { type: 'voices'; areAvailable: boolean }
  | { type: 'speech-started'; utterance: number }
  /** Also if it failed. */
  | { type: 'speech-ended'; utterance: number }
  | { type: 'draft-visible'; isVisible: boolean }
  | { type: 'accept' }
  | { type: 'undo' }
  /** Time passes: limits that are reached by now take effect. */
  | { type: 'tick' };

export type Command =
  /** Reserve the microphone for this tab and ask for permission. */
  | { type: 'request-microphone'; session: number }
  | { type: 'open-microphone'; session: number }
  | { type: 'stop-microphone' }
  | { type: 'abort-microphone' }
  /** Abort, and ignore whatever the recognizer still does. */
  | { type: 'close-microphone' }
  | { type: 'ask'; turn: number; text: string }
  | { type: 'cancel-answer' }
  | { type: 'accept'; turn: number; draft: string }
  | { type: 'undo'; turn: number; draft: string }
  | { type: 'speak'; utterance: number; text: string }
  | { type: 'cancel-speech' };

interface Abilities {
  isLocked: boolean;
  canListen: boolean;
  speaks: boolean;
}

export const createVoice = ({ isLocked, canListen, speaks }: Abilities): Voice => ({
  state: isLocked ? 'locked' : canListen ? 'idle' : 'unsupported',
  reason: null,
  notice: null,
  deadlines: {},
  canListen,
  speaks,
  isHidden: false,
  isHeld: false,
  pressedAt: 0,
  text: '',
  isEdited: false,
  session: 0,
  isMicrophoneOpen: false,
  restarts: 0,
  heard: '',
  results: [],
  firstHeardAt: null,
  turns: [],
  turn: 0,
  task: 'answer',
  draft: null,
  isDraftVisible: false,
  undoable: null,
  voices: 'unknown',
  queue: [],
  utterance: 0,
  sentence: '',
  spoken: '',
  speechEndedAt: null,
});

const restingStates: readonly StateName[] = ['locked', 'unsupported', 'idle', 'blocked'];

/** Whether a session is under way that a reload would interrupt. */
export const isActive = ({ state }: Voice): boolean => !restingStates.includes(state);
