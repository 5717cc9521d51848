import { createTurn, type Turn } from './answer';
import * as limits from './limits';
import { DRAFT_QUESTION, OUT_OF_VIEW_SENTENCE, UNCHANGED_SENTENCE } from './messages';
import { isConfirmation, isEcho, isRefusal, joinResults, joinTexts, splitSentences } from './text';
import type { BlockedReason, Command, LimitName, Notice, StateName, Voice } from './voice';

/** One transition under way. `voice` is a copy: steps may assign its fields, but never change a value inside. */
export interface Run {
  voice: Voice;
  commands: Command[];
  now: number;
}

type Durations = Partial<Record<LimitName, number>>;

/** Sets limits that count from now; others of the state stay. */
export const setLimits = ({ voice, now }: Run, durations: Durations): void => {
  const deadlines = { ...voice.deadlines };
  for (const [name, ms] of Object.entries(durations)) deadlines[name as LimitName] = now + ms;
  voice.deadlines = deadlines;
};

export const clearLimits = ({ voice }: Run, ...names: LimitName[]): void => {
  const deadlines = { ...voice.deadlines };
  for (const name of names) delete deadlines[name];
  voice.deadlines = deadlines;
};

/** Limits belong to a state: entering one drops those of the state before. */
export const enter = (run: Run, state: StateName, durations: Durations = {}): void => {
  run.voice.state = state;
  run.voice.deadlines = {};
  setLimits(run, durations);
};

/** Returns to waiting: for the decision on a draft if there is one, otherwise for the next question. */
export const rest = (run: Run, notice: Notice | null = null): void => {
  const { voice } = run;
  voice.notice = notice;
  if (voice.draft) enter(run, 'confirming', { confirm: limits.CONFIRM_MS });
  else enter(run, voice.canListen ? 'idle' : 'unsupported');
};

const updateTurns = (voice: Voice, isMeant: (turn: Turn) => boolean, change: Partial<Turn>): void => {
  voice.turns = voice.turns.map((turn) => (isMeant(turn) ? { ...turn, ...change } : turn));
};

export const updateTurn = (voice: Voice, change: Partial<Turn>): void =>
  updateTurns(voice, ({ id }) => id === voice.turn, change);

export const decide = (voice: Voice, draft: string, decision: Turn['decision']): void =>
  updateTurns(voice, (turn) => turn.draft?.id === draft, { decision });

export const dropDraft = ({ voice }: Run): void => {
  if (voice.draft) decide(voice, voice.draft.id, 'unchanged');
  voice.draft = null;
};

const addTurn = (voice: Voice, text: string | null): void => {
  voice.turn += 1;
  voice.turns = [...voice.turns, createTurn(voice.turn, text)].slice(-limits.MAX_TURNS);
};

/** Asks for the microphone. `isHeld`: until the button is released. */
export const requestMicrophone = (run: Run, isHeld: boolean): void => {
  const { voice } = run;
  if (voice.isHidden || !voice.canListen) return;
  voice.isHeld = isHeld;
  voice.pressedAt = run.now;
  voice.notice = null;
  voice.session += 1;
  voice.restarts = 0;
  voice.heard = '';
  voice.results = [];
  voice.firstHeardAt = null;
  enter(run, 'requesting-permission');
  run.commands.push({ type: 'request-microphone', session: voice.session });
};

export const openMicrophone = (run: Run): void => {
  run.voice.isMicrophoneOpen = true;
  setLimits(run, { 'recognizer-start': limits.RECOGNIZER_START_MS });
  run.commands.push({ type: 'open-microphone', session: run.voice.session });
};

/** Keeps the results of the utterance that has just ended. */
export const commitResults = (voice: Voice): void => {
  voice.heard = joinTexts(voice.heard, joinResults(voice.results));
  voice.results = [];
};

export const closeMicrophone = (run: Run): void => {
  const { voice } = run;
  if (voice.isMicrophoneOpen || voice.state === 'requesting-permission')
    run.commands.push({ type: 'close-microphone' });
  voice.isMicrophoneOpen = false;
  voice.isHeld = false;
  commitResults(voice);
};

/** Moves heard text into the field, behind what is there. */
export const keepHeard = (voice: Voice): void => {
  voice.text = joinTexts(voice.text, voice.heard).slice(0, limits.MAX_MESSAGE_LENGTH);
  voice.heard = '';
};

export const block = (run: Run, reason: BlockedReason): void => {
  closeMicrophone(run);
  keepHeard(run.voice);
  run.voice.reason = reason;
  run.voice.notice = null;
  enter(run, 'blocked');
};

/** The microphone is closed: shows what was heard. */
export const finishListening = (run: Run): void => {
  const { voice } = run;
  closeMicrophone(run);
  if (!voice.heard) return rest(run, 'unheard');
  const { firstHeardAt, speechEndedAt } = voice;
  const isSoon =
    firstHeardAt !== null && speechEndedAt !== null && firstHeardAt - speechEndedAt <= limits.ECHO_MS;
  if (isSoon && isEcho(voice.heard, voice.spoken)) return rest(run, 'echo');
  keepHeard(voice);
  voice.notice = null;
  enter(run, 'reviewing', voice.isEdited ? {} : { review: limits.REVIEW_MS });
};

/** Listening is no longer wanted: asks the recognizer to finish. */
export const finalize = (run: Run): void => {
  run.voice.isHeld = false;
  if (!run.voice.isMicrophoneOpen) return finishListening(run);
  enter(run, 'finalizing', { stop: limits.STOP_MS });
  run.commands.push({ type: 'stop-microphone' });
};

/** The speaking has ended, or is not wanted any more. */
export const endSpeech = (run: Run): void => {
  run.voice.queue = [];
  run.voice.speechEndedAt = run.now;
  rest(run);
};

export const interruptSpeech = (run: Run): void => {
  run.commands.push({ type: 'cancel-speech' });
  endSpeech(run);
};

export const speakNext = (run: Run): void => {
  const { voice } = run;
  const [sentence, ...queue] = voice.queue;
  if (sentence === undefined) return endSpeech(run);
  voice.queue = queue;
  voice.utterance += 1;
  voice.sentence = sentence;
  voice.spoken = joinTexts(voice.spoken, sentence);
  enter(run, 'speaking', { 'speech-start': limits.SPEECH_START_MS });
  run.commands.push({ type: 'speak', utterance: voice.utterance, text: sentence });
};

/** Speaks these sentences, which the transcript already shows. */
export const say = (run: Run, sentences: readonly string[]): void => {
  const { voice } = run;
  const queue = sentences.flatMap(splitSentences);
  if (!voice.speaks || queue.length === 0) return rest(run, queue.length > 0 ? 'answer' : null);
  if (voice.isHidden) return rest(run, 'hidden');
  if (voice.voices === 'none') return rest(run, 'no-voice');
  voice.queue = queue;
  voice.spoken = '';
  voice.notice = null;
  if (voice.voices === 'some') speakNext(run);
  else enter(run, 'speaking', { voices: limits.VOICES_MS });
};

/** The assistant answers with a sentence of its own. */
export const reply = (run: Run, sentence: string): void => {
  updateTurn(run.voice, { state: 'done', sentences: [sentence] });
  say(run, [sentence]);
};

/** Speaks the answer that has arrived, and asks about its draft. */
export const finishAnswer = (run: Run): void => {
  const { voice } = run;
  updateTurn(voice, { state: 'done' });
  const turn = voice.turns.at(-1);
  const draft = turn?.draft ?? null;
  voice.draft = draft;
  voice.isDraftVisible = false;
  if (!draft && turn?.sentences.length === 0 && turn.cards.length === 0) return rest(run, 'empty');
  say(run, [...(turn?.sentences ?? []), ...(draft ? [DRAFT_QUESTION] : [])]);
};

const think = (run: Run, task: Voice['task']): void => {
  run.voice.task = task;
  run.voice.notice = null;
  enter(run, 'thinking', {
    'still-looking': limits.STILL_LOOKING_MS,
    'answer-silence': limits.ANSWER_SILENCE_MS,
    answer: limits.ANSWER_MS,
  });
};

/** A yes: by button (`text` is null) or in words. It counts only while the draft can be seen. */
export const acceptDraft = (run: Run, text: string | null): void => {
  const { voice } = run;
  const { draft } = voice;
  if (!draft) return;
  addTurn(voice, text);
  if (!voice.isDraftVisible) return reply(run, OUT_OF_VIEW_SENTENCE);
  think(run, 'accept');
  run.commands.push({ type: 'accept', turn: voice.turn, draft: draft.id });
};

export const undoDraft = (run: Run): void => {
  const { voice } = run;
  if (!voice.undoable) return;
  addTurn(voice, null);
  think(run, 'undo');
  run.commands.push({ type: 'undo', turn: voice.turn, draft: voice.undoable.id });
};

/** Sends a message, or takes it as the decision on a draft. */
export const send = (run: Run, message: string): void => {
  const { voice } = run;
  const text = message.trim().slice(0, limits.MAX_MESSAGE_LENGTH);
  if (!text) return;
  closeMicrophone(run);
  if (voice.state === 'speaking') interruptSpeech(run);
  voice.heard = '';
  if (voice.draft && isConfirmation(text)) return acceptDraft(run, text);
  const isAnswered = voice.draft !== null && isRefusal(text);
  dropDraft(run);
  addTurn(voice, text);
  if (isAnswered) return reply(run, UNCHANGED_SENTENCE);
  think(run, 'answer');
  run.commands.push({ type: 'ask', turn: voice.turn, text });
};

/** Sends what is in the field. */
export const submit = (run: Run): void => {
  const { text } = run.voice;
  if (!text.trim()) return;
  run.voice.text = '';
  run.voice.isEdited = false;
  send(run, text);
};

/** Ends an answer that is still arriving. What has arrived stays. */
export const cancelAnswer = (run: Run, notice: Notice): void => {
  run.commands.push({ type: 'cancel-answer' });
  updateTurn(run.voice, { state: 'stopped' });
  rest(run, notice);
};
