import { startIn, VoiceOnFakeClock, aDraft } from './voice.fixture';

const types = (commands: readonly { type: string }[]) => commands.map(({ type }) => type);

describe('listening', () => {
  it('ends 1.6 s after the last word of a tap, and sends the heard text 1.2 s later', () => {
    const clock = new VoiceOnFakeClock();
    clock.listen();
    clock.wait(3_000);
    clock.hear('rent in', { isFinal: false });
    clock.wait(1_500);
    clock.hear('rent in Tbilisi', { isFinal: false });
    clock.wait(1_550);
    expect(clock.voice.state).toBe('listening');
    clock.wait(50);
    expect(clock.voice.state).toBe('finalizing');
    clock.hear('rent in Tbilisi');
    clock.endRecognition();
    expect(clock.voice).toMatchObject({ state: 'reviewing', text: 'rent in Tbilisi' });
    clock.wait(1_150);
    expect(clock.voice.state).toBe('reviewing');
    clock.wait(50);
    expect(clock.voice).toMatchObject({ state: 'thinking', text: '' });
    expect(clock.commands.at(-1)).toEqual({ type: 'ask', turn: 1, text: 'rent in Tbilisi' });
  });

  it('goes on over pauses while the button is held, and ends on release', () => {
    const clock = new VoiceOnFakeClock();
    clock.hold();
    clock.hear('rent');
    clock.wait(5_000);
    expect(clock.voice.state).toBe('listening');
    clock.send({ type: 'release' });
    expect(clock.voice.state).toBe('finalizing');
  });

  it('ends after a minute, even while held', () => {
    const clock = new VoiceOnFakeClock();
    clock.hold();
    for (let second = 0; second < 59; second += 1) {
      clock.wait(1_000);
      clock.hear(`word ${second}`, { isFinal: false });
    }
    expect(clock.voice.state).toBe('listening');
    clock.wait(1_000);
    expect(clock.voice.state).toBe('finalizing');
  });

  it('hints after 8 s without sound, forgets the hint at a sound, and ends after 12 s', () => {
    const clock = new VoiceOnFakeClock();
    clock.listen();
    clock.wait(8_000);
    expect(clock.voice).toMatchObject({ state: 'listening', notice: 'inaudible' });
    clock.send({ type: 'sound', session: clock.voice.session });
    expect(clock.voice.notice).toBeNull();
    clock.wait(12_000);
    expect(clock.voice).toMatchObject({ state: 'idle', notice: 'unheard', isMicrophoneOpen: false });
  });

  it('is blocked as silent if the recognizer does not start within 3 s', () => {
    const clock = new VoiceOnFakeClock();
    clock.send({ type: 'press', isHeld: false });
    clock.send({ type: 'permission', session: 1, refusal: null });
    clock.wait(2_950);
    expect(clock.voice.state).toBe('listening');
    clock.wait(50);
    expect(clock.voice).toMatchObject({ state: 'blocked', reason: 'silent', isMicrophoneOpen: false });
  });

  it('restarts five times while held, 300 ms apart, and joins all utterances', () => {
    const clock = new VoiceOnFakeClock();
    clock.hold();
    for (let restart = 1; restart <= 5; restart += 1) {
      clock.hear(`part${restart}`);
      clock.endRecognition();
      clock.wait(250);
      expect(clock.voice.isMicrophoneOpen).toBe(false);
      clock.wait(50);
      expect(clock.voice).toMatchObject({ isMicrophoneOpen: true, restarts: restart });
      clock.start();
    }
    clock.hear('part6');
    clock.endRecognition();
    expect(clock.voice).toMatchObject({ state: 'reviewing', text: 'part1 part2 part3 part4 part5 part6' });
  });

  it('does not restart once the button is released', () => {
    const clock = new VoiceOnFakeClock();
    clock.hold();
    clock.hear('rent');
    clock.endRecognition();
    clock.send({ type: 'release' });
    clock.wait(1_000);
    expect(clock.commands.filter(({ type }) => type === 'open-microphone')).toHaveLength(1);
    expect(clock.voice.state).toBe('reviewing');
  });

  it('takes a result that never became final, and says so when nothing was heard', () => {
    const clock = new VoiceOnFakeClock();
    clock.listen();
    clock.hear('rent in Tbilisi', { isFinal: false });
    clock.endRecognition();
    expect(clock.voice).toMatchObject({ state: 'reviewing', text: 'rent in Tbilisi' });

    const silent = new VoiceOnFakeClock();
    silent.listen();
    silent.endRecognition();
    expect(silent.voice).toMatchObject({ state: 'idle', notice: 'unheard' });
  });

  it('takes a final result once, however often it arrives', () => {
    const clock = new VoiceOnFakeClock();
    clock.listen();
    clock.hear('rent in Tbilisi');
    clock.hear('rent in Tbilisi');
    clock.hear('rent in Tbilisi', { index: 1 });
    clock.endRecognition();
    clock.hear('rent in Tbilisi');
    expect(clock.voice).toMatchObject({ state: 'reviewing', text: 'rent in Tbilisi' });
  });

  it('ignores a recognizer that was discarded', () => {
    const clock = new VoiceOnFakeClock();
    clock.listen();
    clock.send({ type: 'escape' });
    clock.listen();
    clock.send({ type: 'recognizer-failed', session: 1, reason: 'network' });
    clock.send({ type: 'result', session: 1, index: 0, text: 'old', isFinal: true });
    expect(clock.voice).toMatchObject({ state: 'listening', results: [] });
  });

  it('keeps what was heard when the recognizer fails', () => {
    const clock = new VoiceOnFakeClock();
    clock.listen();
    clock.hear('rent in', { isFinal: false });
    clock.send({ type: 'recognizer-failed', session: clock.voice.session, reason: 'network' });
    expect(clock.voice).toMatchObject({ state: 'blocked', reason: 'network', text: 'rent in' });
  });

  it('aborts a recognizer that does not stop within 2 s, and discards it 1 s later', () => {
    const clock = startIn('finalizing');
    clock.commands.length = 0;
    clock.wait(2_000);
    expect(types(clock.commands)).toEqual(['abort-microphone']);
    clock.wait(1_000);
    expect(types(clock.commands)).toEqual(['abort-microphone', 'close-microphone']);
    expect(clock.voice).toMatchObject({ state: 'reviewing', text: 'rent in' });
  });

  it('waits longer for the text of a recording, because its microphone is closed', () => {
    const clock = new VoiceOnFakeClock();
    clock.hold();
    clock.send({ type: 'recording-ended', session: clock.voice.session });
    clock.wait(20_000);
    expect(clock.voice).toMatchObject({ state: 'finalizing', isHeld: false });
    clock.hear('rent in Tbilisi');
    clock.endRecognition();
    expect(clock.voice).toMatchObject({ state: 'reviewing', text: 'rent in Tbilisi' });

    const late = new VoiceOnFakeClock();
    late.listen();
    late.send({ type: 'recording-ended', session: late.voice.session });
    late.wait(25_000);
    expect(late.voice).toMatchObject({ state: 'blocked', reason: 'service' });
    expect(types(late.commands).at(-1)).toBe('close-microphone');
  });

  it('does not open the microphone for somebody who let go before the browser asked', () => {
    const clock = new VoiceOnFakeClock();
    clock.send({ type: 'press', isHeld: true });
    clock.wait(2_000);
    clock.send({ type: 'release' });
    clock.send({ type: 'permission', session: clock.voice.session, refusal: null });
    expect(clock.voice).toMatchObject({ state: 'idle', notice: 'press-again' });
    expect(types(clock.commands)).not.toContain('open-microphone');
  });
});

describe('reviewing', () => {
  it('never sends text that is being edited, or that was typed before', () => {
    const clock = startIn('reviewing');
    clock.send({ type: 'edit', text: 'rent in Batumi' });
    clock.wait(60_000);
    expect(clock.voice.state).toBe('reviewing');
    clock.send({ type: 'submit' });
    expect(clock.commands.at(-1)).toMatchObject({ type: 'ask', text: 'rent in Batumi' });

    const typed = new VoiceOnFakeClock();
    typed.send({ type: 'edit', text: 'my own words' });
    typed.listen();
    typed.hear('and more');
    typed.endRecognition();
    typed.wait(60_000);
    expect(typed.voice).toMatchObject({ state: 'reviewing', text: 'my own words and more' });
  });

  it('never sends an empty field', () => {
    const clock = startIn('reviewing');
    clock.send({ type: 'edit', text: ' ' });
    clock.send({ type: 'submit' });
    clock.wait(60_000);
    expect(types(clock.commands)).not.toContain('ask');
  });
});

describe('speaking', () => {
  const answer = { kind: 'sentence', text: 'Rent is about $600. Rain is rare.' } as const;

  const startAnswer = () => {
    const clock = new VoiceOnFakeClock();
    clock.ask('rent');
    clock.answer(answer);
    return clock;
  };

  it('speaks sentence by sentence', () => {
    const clock = startAnswer();
    expect(clock.commands.at(-1)).toEqual({ type: 'speak', utterance: 1, text: 'Rent is about $600.' });
    clock.send({ type: 'speech-started', utterance: 1 });
    clock.send({ type: 'speech-ended', utterance: 1 });
    expect(clock.commands.at(-1)).toEqual({ type: 'speak', utterance: 2, text: 'Rain is rare.' });
    clock.speak();
    expect(clock.voice.state).toBe('idle');
  });

  it('skips a sentence that does not start within 2 s, or end in its time', () => {
    const clock = startAnswer();
    clock.wait(2_000);
    expect(types(clock.commands.slice(-2))).toEqual(['cancel-speech', 'speak']);
    clock.send({ type: 'speech-started', utterance: 2 });
    // "Rain is rare." has 13 characters: 1.1 s and 3 s.
    clock.wait(4_050);
    expect(clock.voice.state).toBe('speaking');
    clock.wait(50);
    expect(clock.voice.state).toBe('idle');
    // The end of a skipped sentence arrives late.
    clock.send({ type: 'speech-ended', utterance: 2 });
    expect(clock.voice.state).toBe('idle');
  });

  it('shows the answer only if no voice appears within 1.5 s', () => {
    const clock = new VoiceOnFakeClock();
    clock.voice = { ...clock.voice, voices: 'unknown' };
    clock.ask('rent');
    clock.answer(answer);
    clock.wait(1_500);
    expect(clock.voice).toMatchObject({ state: 'idle', notice: 'no-voice' });
    expect(types(clock.commands)).not.toContain('speak');
  });

  it('leaves answers to the status line on request', () => {
    const clock = new VoiceOnFakeClock({ speaks: false });
    clock.ask('rent');
    clock.answer(answer);
    expect(clock.voice).toMatchObject({ state: 'idle', notice: 'answer' });
  });

  it('stops at once for a press, and listens only if the button stays down', () => {
    const clock = startAnswer();
    expect(types(clock.send({ type: 'press', isHeld: true }))).toEqual(['cancel-speech']);
    clock.wait(300);
    clock.send({ type: 'release' });
    clock.wait(1_000);
    expect(clock.voice.state).toBe('idle');

    const holding = startAnswer();
    holding.send({ type: 'press', isHeld: true });
    holding.wait(350);
    expect(holding.voice.state).toBe('requesting-permission');
  });

  it('sets aside what sounds like itself within 1.5 s, but not later', () => {
    const hearItself = (ms: number) => {
      const clock = startAnswer();
      clock.speak();
      clock.listen();
      clock.wait(ms);
      clock.hear('about 600 rain is rare');
      clock.endRecognition();
      return clock.voice;
    };
    expect(hearItself(1_400)).toMatchObject({ state: 'idle', notice: 'echo', text: '' });
    expect(hearItself(1_600)).toMatchObject({ state: 'reviewing' });
  });
});

describe('a draft', () => {
  it.each(['yes', 'Yes, please', 'accept', 'Accept all.'])(
    'is accepted by "%s" while it can be seen',
    (text) => {
      const clock = startIn('confirming');
      clock.ask(text);
      expect(clock.commands.at(-1)).toMatchObject({ type: 'accept', draft: aDraft.id });
      clock.send({ type: 'task-done', turn: clock.voice.turn });
      clock.speak();
      expect(clock.voice).toMatchObject({ state: 'idle', draft: null, undoable: aDraft });
      expect(clock.voice.turns[0]).toMatchObject({ decision: 'accepted' });
      clock.send({ type: 'undo' });
      expect(clock.commands.at(-1)).toMatchObject({ type: 'undo', draft: aDraft.id });
      clock.send({ type: 'task-done', turn: clock.voice.turn });
      expect(clock.voice).toMatchObject({ undoable: null });
      expect(clock.voice.turns[0]).toMatchObject({ decision: 'undone' });
    },
  );

  it('is not accepted while it is out of view', () => {
    const clock = startIn('confirming');
    clock.send({ type: 'draft-visible', isVisible: false });
    clock.ask('yes');
    clock.speak();
    expect(types(clock.commands)).not.toContain('accept');
    expect(clock.voice.state).toBe('confirming');
    clock.send({ type: 'draft-visible', isVisible: true });
    clock.ask('yes');
    expect(types(clock.commands)).toContain('accept');
  });

  it('is left alone by a no, by any other words, and after 15 s', () => {
    const refused = startIn('confirming');
    refused.ask('no thanks');
    expect(types(refused.commands.slice(-1))).toEqual(['speak']);
    expect(refused.voice).toMatchObject({ draft: null });

    const other = startIn('confirming');
    other.ask('yes, but cheaper');
    expect(other.commands.at(-1)).toMatchObject({ type: 'ask', text: 'yes, but cheaper' });
    expect(other.voice).toMatchObject({ draft: null });

    const silent = startIn('confirming');
    silent.wait(14_950);
    expect(silent.voice.state).toBe('confirming');
    silent.wait(50);
    expect(silent.voice).toMatchObject({ state: 'idle', notice: 'unchanged' });
    expect(silent.voice.turns[0]).toMatchObject({ decision: 'unchanged' });
    silent.ask('yes');
    expect(silent.commands.at(-1)).toMatchObject({ type: 'ask' });
  });

  it('can be accepted by voice, and waits again if nothing was heard', () => {
    const clock = startIn('confirming');
    clock.wait(2_000);
    clock.listen();
    clock.endRecognition();
    expect(clock.voice).toMatchObject({ state: 'confirming', notice: 'unheard' });
    clock.listen();
    clock.hear('yes');
    clock.endRecognition();
    clock.wait(1_200);
    expect(clock.commands.at(-1)).toMatchObject({ type: 'accept' });
  });
});

describe('thinking', () => {
  it('says so after 8 s, gives up after 20 s of silence or 90 s in all, and keeps what has arrived', () => {
    const clock = startIn('thinking');
    clock.wait(8_000);
    expect(clock.voice).toMatchObject({ state: 'thinking', notice: 'still-looking' });
    clock.wait(12_000);
    expect(clock.voice).toMatchObject({ state: 'idle', notice: 'late' });

    const slow = startIn('thinking');
    for (let at = 0; at < 90; at += 15) {
      slow.send({ type: 'answer', turn: 1, event: { kind: 'sentence', text: `${at}` } });
      slow.wait(15_000);
    }
    expect(slow.voice).toMatchObject({ state: 'idle', notice: 'late' });
    expect(slow.voice.turns[0]).toMatchObject({
      state: 'stopped',
      sentences: ['0', '15', '30', '45', '60', '75'],
    });
  });

  it('ignores what arrives for an earlier question', () => {
    const clock = startIn('thinking');
    clock.send({ type: 'escape' });
    clock.ask('another');
    clock.send({ type: 'answer', turn: 1, event: { kind: 'sentence', text: 'late' } });
    clock.send({ type: 'answer-ended', turn: 1 });
    expect(clock.voice.state).toBe('thinking');
    expect(clock.voice.turns.flatMap(({ sentences }) => sentences)).toEqual([]);
  });
});

it('stays silent and deaf while the page is hidden, and works again when it is shown', () => {
  const clock = startIn('confirming');
  clock.send({ type: 'accept' });
  clock.send({ type: 'hidden' });
  clock.send({ type: 'task-done', turn: clock.voice.turn });
  expect(clock.voice).toMatchObject({ state: 'idle', notice: 'hidden' });
  clock.send({ type: 'press', isHeld: false });
  expect(clock.voice.state).toBe('idle');
  clock.send({ type: 'visible' });
  clock.send({ type: 'press', isHeld: false });
  expect(clock.voice.state).toBe('requesting-permission');
});

it('answers questions in writing where the browser cannot listen', () => {
  const clock = startIn('unsupported');
  clock.ask('rent');
  clock.answer({ kind: 'sentence', text: 'About $600.' });
  clock.speak();
  expect(clock.voice.state).toBe('unsupported');
  clock.propose();
  clock.ask('yes');
  expect(clock.commands.at(-1)).toMatchObject({ type: 'accept' });
});
