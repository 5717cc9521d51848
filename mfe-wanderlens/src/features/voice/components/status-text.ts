import type { BlockedReason, Notice, StateName, Voice } from '../machine/voice';
import type { RecognitionPlace } from '../ports/speech-recognizer';

const reasons: Record<BlockedReason, string> = {
  denied:
    'This page may not use the microphone. Allow it in your browser’s settings for this page, then try again, or type.',
  'no-mic': 'I can’t find a microphone. Connect one and try again, or type.',
  silent:
    'This browser offers speech recognition, but it doesn’t answer. If it asks for permission, allow it and try again. On an iPhone, open this page in Safari. You can always type.',
  network: 'Your browser’s speech service can’t be reached. Check your connection and try again, or type.',
  service: 'I can’t turn speech into text right now. Try again, or type.',
  limit: 'You’ve used up your speech for now. You can type instead, or talk again later.',
  busy: 'Another tab or app is using the microphone. Close it there and try again, or type.',
  language: 'I understand English only, and this browser can’t recognize it. You can type instead.',
};

const states: Record<Exclude<StateName, 'blocked' | 'listening' | 'reviewing' | 'thinking'>, string> = {
  locked: 'Voice is part of Premium.',
  unsupported: 'This browser can’t turn speech into text. Type your question instead.',
  idle: 'Ready when you are.',
  'requesting-permission': 'Your browser may ask whether this page can use the microphone.',
  finalizing: 'Just a moment…',
  speaking: 'Speaking. Press the button or any key to stop.',
  confirming: 'Shall I make these changes? Say or type “yes”, or press Accept.',
};

const notices: Record<Exclude<Notice, 'answer'>, string> = {
  inaudible: 'I can’t hear anything.',
  unheard: 'I didn’t catch that. Try again, or type.',
  echo: 'That was me. Please say it again.',
  hidden: 'Stopped, because you left this page.',
  'press-again': 'Allow the microphone, then press again.',
  'no-voice': 'This browser has no voice. The answer is on the screen.',
  stopped: 'Stopped.',
  'still-looking': 'Still looking…',
  late: 'The answer took too long. Ask again.',
  empty: 'I found nothing to say about that. Try other words.',
  failed: 'I couldn’t answer that.',
  unchanged: 'Nothing changed.',
  uncertain: 'I couldn’t tell whether that worked. Check your trip before you try again.',
};

/** What is going on, in a sentence. Screen readers hear it. */
export const getStatusText = (voice: Voice): string => {
  const { state, notice, reason } = voice;
  if (state === 'blocked') return reasons[reason ?? 'silent'];
  const turn = voice.turns.at(-1);
  if (notice === 'answer') return turn?.sentences.join(' ') ?? '';
  if (notice === 'failed') return turn?.failure ?? notices.failed;
  if (notice) return notices[notice];
  if (state === 'listening')
    return 'recognizer-start' in voice.deadlines ? 'Opening the microphone…' : 'Listening…';
  if (state === 'reviewing')
    return voice.isEdited ? 'Send it when it’s right.' : 'Is this right? I’m about to send it.';
  if (state === 'thinking') return voice.task === 'answer' ? (turn?.working ?? 'Looking…') : 'Saving…';
  return states[state];
};

/** What the big button does now. */
export const buttonLabels: Record<StateName, string> = {
  locked: '',
  unsupported: '',
  idle: 'Press to talk',
  'requesting-permission': 'Cancel',
  listening: 'Done talking',
  finalizing: 'Just a moment',
  reviewing: 'Say more',
  thinking: 'Stop',
  speaking: 'Stop speaking',
  confirming: 'Press to answer',
  blocked: 'Try again',
};

/** Where the sound goes. */
export const getPrivacyText = (place: RecognitionPlace): string => {
  switch (place.kind) {
    case 'browser':
      return 'Your browser turns your voice into text. Some browsers send the sound to their maker. We get the text, never the sound.';
    case 'device':
      return 'Your browser turns your voice into text on this device. The sound doesn’t leave it.';
    case 'server':
      return `The sound goes to us and to ${place.host}, which turns it into text. We don’t keep it.`;
  }
};
