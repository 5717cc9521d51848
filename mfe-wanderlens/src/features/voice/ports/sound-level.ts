const INTERVAL_MS = 100;
/** The level, from 0 to 1, below which there is no sound. */
const MIN_LEVEL = 0.01;
/** Speech is this much louder than the noise of the room. */
const SPEECH_TO_NOISE = 3;
/** How fast the noise may rise in an interval. */
const NOISE_RISE = 1.02;

interface LevelListener {
  onSound: () => void;
  /** The time since the last speech, or since the start. */
  onQuiet: (ms: number) => void;
}

const getLevel = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** Tells what the microphone hears: sound, and the pause after speech. Returns a function that stops it. */
export const followSound = (stream: MediaStream, { onSound, onQuiet }: LevelListener): (() => void) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume().catch(() => undefined);
  const samples = new Float32Array(analyser.fftSize);
  let noise = 1;
  let quietMs = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const level = getLevel(samples);
    noise = Math.min(level, noise * NOISE_RISE + Number.EPSILON);
    if (level > MIN_LEVEL) onSound();
    if (level > Math.max(MIN_LEVEL, noise * SPEECH_TO_NOISE)) quietMs = 0;
    else onQuiet((quietMs += INTERVAL_MS));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    void context.close().catch(() => undefined);
  };
};
