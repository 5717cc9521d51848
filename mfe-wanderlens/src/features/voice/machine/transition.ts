import { applyAnswerEvent } from './answer';
import * as limits from './limits';
import { DONE_SENTENCE, UNDONE_SENTENCE } from './messages';
import {
  acceptDraft,
  block,
  cancelAnswer,
  clearLimits,
  closeMicrophone,
  commitResults,
  decide,
  dropDraft,
  endSpeech,
  enter,
  finalize,
  finishAnswer,
  finishListening,
  interruptSpeech,
  keepHeard,
  openMicrophone,
  reply,
  requestMicrophone,
  rest,
  type Run,
  send,
  setLimits,
  speakNext,
  submit,
  undoDraft,
  updateTurn,
} from './steps';
import { joinResults } from './text';
import type { Command, LimitName, StateName, Voice, VoiceEvent } from './voice';

type EventType = Exclude<VoiceEvent['type'], 'tick'>;
type Handler<Type extends EventType> = (run: Run, event: Extract<VoiceEvent, { type: Type }>) => void;
type Handlers = { [Type in EventType]?: Handler<Type> } & {
  /** A limit of the state is reached. */
  [Limit in LimitName as `${Limit}-limit`]?: (run: Run) => void;
};

/** The person left the page: microphone, voice and answer stop at once, and a draft is not accepted. */
const stopAll = (run: Run): void => {
  const { voice } = run;
  voice.isHidden = true;
  closeMicrophone(run);
  keepHeard(voice);
  if (voice.state === 'speaking') interruptSpeech(run);
  dropDraft(run);
  if (voice.state === 'thinking') cancelAnswer(run, 'hidden');
  else rest(run, 'hidden');
};

const stopListening = (run: Run): void => {
  closeMicrophone(run);
  run.voice.heard = '';
  rest(run);
};

const rejectDraft = (run: Run): void => {
  dropDraft(run);
  rest(run, 'unchanged');
};

/** Applies in every state but `locked`, unless the state has its own handler. */
const common: Handlers = {
  hidden: ({ voice }) => {
    voice.isHidden = true;
    voice.isHeld = false;
  },
  visible: ({ voice }) => {
    voice.isHidden = false;
  },
  release: ({ voice }) => {
    voice.isHeld = false;
  },
  edit: ({ voice }, { text }) => {
    voice.text = text;
    voice.isEdited = text.trim() !== '';
  },
  submit,
  resend: (run, { text }) => send(run, text),
  'set-speaking': ({ voice }, { isOn }) => {
    voice.speaks = isOn;
  },
  voices: ({ voice }, { areAvailable }) => {
    voice.voices = areAvailable ? 'some' : 'none';
  },
  'draft-visible': ({ voice }, { isVisible }) => {
    voice.isDraftVisible = isVisible;
  },
};

/** After a press that ended the speaking: listening begins if the button is still down. */
const tapOver: Handlers = {
  release: (run) => {
    run.voice.isHeld = false;
    clearLimits(run, 'tap');
  },
  'tap-limit': (run) => {
    if (run.voice.isHeld) requestMicrophone(run, true);
  },
};

const hearing: Handlers = {
  hidden: stopAll,
  escape: stopListening,
  'recording-ended': (run) => {
    run.voice.isHeld = false;
    enter(run, 'finalizing', { transcription: limits.TRANSCRIPTION_MS });
  },
};

const armSilence = (run: Run): void => {
  setLimits(run, { inaudible: limits.INAUDIBLE_MS, silence: limits.SILENCE_MS });
  if (run.voice.notice === 'inaudible') run.voice.notice = null;
};

const handleStarted = (run: Run): void => {
  clearLimits(run, 'recognizer-start');
  armSilence(run);
};

const handleSound = (run: Run): void => {
  // Some recognizers report sound without a start.
  handleStarted(run);
  run.voice.firstHeardAt ??= run.now;
};

const hasHeard = ({ heard, results }: Voice): boolean => heard !== '' || joinResults(results) !== '';

const armLastWord = (run: Run): void => {
  if (!run.voice.isHeld && hasHeard(run.voice)) setLimits(run, { 'last-word': limits.LAST_WORD_MS });
};

const addResult: Handler<'result'> = ({ voice, now }, { index, text, isFinal }) => {
  voice.firstHeardAt ??= now;
  // A final result does not change any more; some browsers send it twice.
  if (voice.results[index]?.isFinal) return;
  const results = [...voice.results];
  while (results.length < index) results.push({ text: '', isFinal: false });
  results[index] = { text, isFinal };
  voice.results = results;
};

const handlers: Record<StateName, Handlers> = {
  locked: {},
  unsupported: { ...common, undo: undoDraft },
  idle: {
    ...common,
    ...tapOver,
    press: (run, { isHeld }) => requestMicrophone(run, isHeld),
    undo: undoDraft,
  },
  'requesting-permission': {
    ...common,
    ...hearing,
    press: stopListening,
    release: (run) => {
      const { voice } = run;
      if (!voice.isHeld) return;
      voice.isHeld = false;
      if (run.now - voice.pressedAt < limits.TAP_MS) return;
      // Opening the microphone now would surprise somebody who has let go of the button.
      closeMicrophone(run);
      rest(run, 'press-again');
    },
    permission: (run, { refusal }) => {
      if (refusal) return block(run, refusal);
      enter(run, 'listening', { listening: limits.LISTENING_MS });
      openMicrophone(run);
    },
  },
  listening: {
    ...common,
    ...hearing,
    press: finalize,
    release: (run) => {
      const { voice } = run;
      if (!voice.isHeld) return;
      voice.isHeld = false;
      if (run.now - voice.pressedAt < limits.TAP_MS) armLastWord(run);
      else finalize(run);
    },
    'recognizer-started': handleStarted,
    sound: handleSound,
    result: (run, event) => {
      handleSound(run);
      addResult(run, event);
      armLastWord(run);
    },
    'recognizer-failed': (run, { reason }) => {
      if (reason !== 'unsupported') return block(run, reason);
      closeMicrophone(run);
      keepHeard(run.voice);
      run.voice.canListen = false;
      rest(run);
    },
    'recognizer-ended': (run) => {
      const { voice } = run;
      voice.isMicrophoneOpen = false;
      commitResults(voice);
      if (!voice.isHeld || voice.restarts === limits.MAX_RESTARTS) return finishListening(run);
      clearLimits(run, 'recognizer-start', 'inaudible', 'silence');
      setLimits(run, { restart: limits.RESTART_MS });
    },
    'restart-limit': (run) => {
      const { voice } = run;
      if (!voice.isHeld) return finishListening(run);
      voice.restarts += 1;
      voice.session += 1;
      openMicrophone(run);
    },
    'recognizer-start-limit': (run) => {
      if (hasHeard(run.voice)) finishListening(run);
      else block(run, 'silent');
    },
    'inaudible-limit': ({ voice }) => {
      voice.notice = 'inaudible';
    },
    'silence-limit': finishListening,
    'last-word-limit': finalize,
    'listening-limit': finalize,
  },
  finalizing: {
    ...common,
    ...hearing,
    result: addResult,
    'recognizer-failed': (run, { reason }) => {
      if (hasHeard(run.voice) || reason === 'unsupported') finishListening(run);
      else block(run, reason);
    },
    'recognizer-ended': (run) => {
      run.voice.isMicrophoneOpen = false;
      finishListening(run);
    },
    'stop-limit': (run) => {
      setLimits(run, { abort: limits.ABORT_MS });
      run.commands.push({ type: 'abort-microphone' });
    },
    'abort-limit': finishListening,
    'transcription-limit': (run) => block(run, 'service'),
  },
  reviewing: {
    ...common,
    hidden: stopAll,
    escape: (run) => {
      run.voice.isEdited = run.voice.text.trim() !== '';
      rest(run);
    },
    press: (run, { isHeld }) => requestMicrophone(run, isHeld),
    edit: (run, { text }) => {
      run.voice.text = text;
      run.voice.isEdited = true;
      clearLimits(run, 'review');
    },
    'review-limit': submit,
  },
  thinking: {
    ...common,
    // An answer is on its way; the text stays in the field.
    submit: undefined,
    resend: undefined,
    hidden: (run) => {
      if (run.voice.task === 'answer') stopAll(run);
      else run.voice.isHidden = true;
    },
    // A change that was accepted is not stopped halfway.
    escape: (run) => run.voice.task === 'answer' && cancelAnswer(run, 'stopped'),
    press: (run) => run.voice.task === 'answer' && cancelAnswer(run, 'stopped'),
    answer: (run, { event }) => {
      const { voice } = run;
      voice.turns = voice.turns.map((turn) =>
        turn.id === voice.turn ? applyAnswerEvent(turn, event) : turn,
      );
      if (event.kind === 'failed') {
        if (event.isLocked) enter(run, 'locked');
        else rest(run, 'failed');
        return;
      }
      voice.notice = null;
      clearLimits(run, 'still-looking');
      setLimits(run, { 'answer-silence': limits.ANSWER_SILENCE_MS });
    },
    'answer-ended': finishAnswer,
    'task-done': (run) => {
      const { voice } = run;
      if (voice.task === 'accept' && voice.draft) {
        decide(voice, voice.draft.id, 'accepted');
        voice.undoable = voice.draft;
        voice.draft = null;
        reply(run, DONE_SENTENCE);
      } else if (voice.task === 'undo' && voice.undoable) {
        decide(voice, voice.undoable.id, 'undone');
        voice.undoable = null;
        reply(run, UNDONE_SENTENCE);
      }
    },
    'task-failed': (run) => failTask(run),
    'still-looking-limit': ({ voice }) => {
      voice.notice = 'still-looking';
    },
    'answer-silence-limit': (run) => failLate(run),
    'answer-limit': (run) => failLate(run),
  },
  speaking: {
    ...common,
    hidden: stopAll,
    escape: interruptSpeech,
    key: interruptSpeech,
    press: (run, { isHeld }) => {
      interruptSpeech(run);
      run.voice.isHeld = isHeld;
      run.voice.pressedAt = run.now;
      if (isHeld) setLimits(run, { tap: limits.TAP_MS });
    },
    accept: (run) => {
      if (!run.voice.draft) return;
      interruptSpeech(run);
      acceptDraft(run, null);
    },
    undo: (run) => {
      if (!run.voice.undoable) return;
      interruptSpeech(run);
      undoDraft(run);
    },
    'set-speaking': (run, { isOn }) => {
      run.voice.speaks = isOn;
      if (!isOn) interruptSpeech(run);
    },
    voices: (run, { areAvailable }) => {
      run.voice.voices = areAvailable ? 'some' : 'none';
      if (!('voices' in run.voice.deadlines)) return;
      if (areAvailable) speakNext(run);
      else failVoice(run);
    },
    'speech-started': (run) => {
      const { sentence } = run.voice;
      enter(run, 'speaking', {
        'speech-end':
          (sentence.length / limits.SLOWEST_CHARACTERS_PER_SECOND) * 1000 + limits.SPEECH_MARGIN_MS,
      });
    },
    'speech-ended': speakNext,
    'voices-limit': (run) => failVoice(run),
    'speech-start-limit': (run) => skipSentence(run),
    'speech-end-limit': (run) => skipSentence(run),
  },
  confirming: {
    ...common,
    ...tapOver,
    hidden: stopAll,
    escape: rejectDraft,
    press: (run, { isHeld }) => requestMicrophone(run, isHeld),
    edit: (run, { text }) => {
      common.edit?.(run, { type: 'edit', text });
      // Somebody who types is answering.
      setLimits(run, { confirm: limits.CONFIRM_MS });
    },
    accept: (run) => acceptDraft(run, null),
    'confirm-limit': rejectDraft,
  },
  blocked: {
    ...common,
    escape: (run) => rest(run),
    press: (run, { isHeld }) => requestMicrophone(run, isHeld),
    accept: (run) => acceptDraft(run, null),
    undo: undoDraft,
  },
};

/** The change may have been made all the same, so the person is told to look. */
function failTask(run: Run): void {
  updateTurn(run.voice, { state: 'failed' });
  run.voice.draft = null;
  rest(run, 'uncertain');
}

function failLate(run: Run): void {
  if (run.voice.task === 'answer') cancelAnswer(run, 'late');
  else failTask(run);
}

function failVoice(run: Run): void {
  run.voice.voices = 'none';
  endSpeech(run);
  run.voice.notice = 'no-voice';
}

function skipSentence(run: Run): void {
  run.commands.push({ type: 'cancel-speech' });
  speakNext(run);
}

/** Events of an earlier use of the microphone, of an earlier turn, or of an earlier sentence change nothing. */
const isStale = (voice: Voice, event: VoiceEvent): boolean => {
  if ('session' in event)
    return event.session !== voice.session || (event.type !== 'permission' && !voice.isMicrophoneOpen);
  if ('turn' in event)
    return event.turn !== voice.turn || event.type.startsWith('answer') !== (voice.task === 'answer');
  if ('utterance' in event) return event.utterance !== voice.utterance || 'voices' in voice.deadlines;
  return false;
};

const findDueLimit = ({ deadlines }: Voice, now: number): [LimitName, number] | null => {
  const [first] = Object.entries(deadlines).sort(([, a], [, b]) => a - b) as [LimitName, number][];
  return first && first[1] <= now ? first : null;
};

/** When the next limit is reached; null if none is set. */
export const getNextDeadline = ({ deadlines }: Voice): number | null => {
  const times = Object.values(deadlines);
  return times.length > 0 ? Math.min(...times) : null;
};

interface Step {
  /** The same object if nothing changes. */
  voice: Voice;
  commands: readonly Command[];
}

/** Moves the voice assistant on by one event at `now`. Limits that were reached before then take effect first. */
export const transition = (voice: Voice, event: VoiceEvent, now: number): Step => {
  const run: Run = { voice, commands: [], now };
  for (let due = findDueLimit(voice, now); due; due = findDueLimit(run.voice, now)) {
    const [limit, at] = due;
    run.voice = { ...run.voice };
    run.now = at;
    clearLimits(run, limit);
    handlers[run.voice.state][`${limit}-limit`]?.(run);
  }
  run.now = now;
  if (event.type === 'tick' || isStale(run.voice, event)) return run;
  const handler = handlers[run.voice.state][event.type] as Handler<EventType> | undefined;
  if (!handler) return run;
  run.voice = { ...run.voice };
  handler(run, event);
  return run;
};
