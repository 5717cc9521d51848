import { type Mood } from './mood';

const VOLUME = 0.05;
const RAIN_VOLUME = 0.035;
const FADE_SECONDS = 2.5;
const NOISE_SECONDS = 3;

/** Looped noise that sounds like rain. */
const createNoise = (context: AudioContext): AudioBufferSourceNode => {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
};

/** A synthesized pad of four voices, and rain. It loads no recording. */
export class Instrument {
  private readonly context = new AudioContext();
  private readonly filter = this.context.createBiquadFilter();
  private readonly pad = this.context.createGain();
  private readonly rain = this.context.createGain();
  private readonly voices: readonly OscillatorNode[];

  constructor(mood: Mood) {
    this.pad.gain.value = 0;
    this.rain.gain.value = 0;
    this.filter.connect(this.pad).connect(this.context.destination);
    this.voices = mood.notes.map((note, at) => this.createVoice(note, at));
    const damp = this.context.createBiquadFilter();
    damp.type = 'bandpass';
    damp.frequency.value = 1800;
    const noise = createNoise(this.context);
    noise.connect(damp).connect(this.rain).connect(this.context.destination);
    noise.start();
    this.play(mood);
  }

  /** Fades to another mood. */
  play({ notes, brightness, rain }: Mood): void {
    const { currentTime } = this.context;
    const fade = (param: AudioParam, value: number) =>
      param.setTargetAtTime(value, currentTime, FADE_SECONDS / 3);
    this.voices.forEach((voice, at) => fade(voice.frequency, notes[at]!));
    fade(this.filter.frequency, brightness);
    fade(this.pad.gain, VOLUME);
    fade(this.rain.gain, RAIN_VOLUME * rain);
  }

  stop(): void {
    void this.context.close();
  }

  private createVoice(note: number, at: number): OscillatorNode {
    const voice = this.context.createOscillator();
    voice.type = at === 0 ? 'sine' : 'triangle';
    voice.frequency.value = note;
    // Slight detuning sounds warmer.
    voice.detune.value = at % 2 ? 5 : -5;
    voice.connect(this.filter);
    voice.start();
    return voice;
  }
}
