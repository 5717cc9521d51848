import { Injectable } from '@nestjs/common';
import { assistantLimits, voiceLimits, type VoiceSettings } from '@wanderwork/contracts';
import { Config } from '../../platform/config/index.js';
import { DAY, MINUTE } from '../../platform/durations.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import type { Limit } from '../../platform/limits/rate-limit.js';
import { Deadline } from '../../platform/models/deadline.js';
import { modelFetch } from '../../platform/models/model-fetch.js';
import { ModelTimeouts } from '../../platform/models/model-timeouts.js';
import { measureSound } from './measure-sound.js';
import {
  noSpeech,
  recordingTooLong,
  unknownSound,
  voiceFailed,
  voiceOff,
  voiceTimeout,
} from './voice.errors.js';

const perTenMinutes = { points: 60, seconds: 10 * MINUTE };
const transcriptions: Limit = { key: 'voice-transcriptions', ...perTenMinutes };
const speeches: Limit = { key: 'voice-speech', ...perTenMinutes };

/** In seconds of sound, recorded and spoken. */
const soundPerDay: Limit = {
  key: 'voice-sound',
  points: voiceLimits.minutesPerDay * MINUTE,
  seconds: DAY,
  refusal: `You’ve used your ${voiceLimits.minutesPerDay} minutes of speech for today. You can type.`,
};

/** The usual speed of speech; its length is not known before it is spoken. */
const SPOKEN_CHARACTERS_PER_SECOND = 15;

/** An MP3 file begins with a tag or with a frame of layer III. */
const isMp3 = (sound: Buffer): boolean =>
  sound.subarray(0, 3).toString('latin1') === 'ID3' || (sound[0] === 0xff && (sound[1]! & 0xe6) === 0xe2);

const toLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, assistantLimits.text);

/** Sound is in memory only, and never logged. */
@Injectable()
export class VoiceService {
  constructor(
    private readonly config: Config,
    private readonly limits: RateLimiter,
    private readonly timeouts: ModelTimeouts,
  ) {}

  getSettings(): VoiceSettings {
    const { audio } = this.config;
    return {
      transcriptionHost: audio?.transcribeModel ? new URL(audio.baseUrl).hostname : null,
      hasSpeech: Boolean(audio?.speech),
    };
  }

  async transcribe(userId: string, sound: unknown, reader: AbortSignal): Promise<{ text: string }> {
    const model = this.config.audio?.transcribeModel;
    if (!model) throw voiceOff();
    const measured = Buffer.isBuffer(sound) ? measureSound(sound) : null;
    if (!measured) throw unknownSound();
    if (measured.seconds > voiceLimits.seconds) throw recordingTooLong();
    await this.limits.consume(transcriptions, userId);
    await this.limits.consume(soundPerDay, userId, Math.ceil(measured.seconds));
    const form = new FormData();
    const { type } = measured;
    form.set('file', new Blob([new Uint8Array(sound as Buffer)], { type: `audio/${type}` }), `sound.${type}`);
    form.set('model', model);
    form.set('language', 'en');
    form.set('response_format', 'json');
    const text = await this.call('transcriptions', form, reader, async (answer) => {
      const body: unknown = await answer.json();
      return (body as { text?: unknown } | null)?.text;
    });
    if (typeof text !== 'string') throw voiceFailed();
    const line = toLine(text);
    if (!/[\p{L}\p{N}]/u.test(line)) throw noSpeech();
    return { text: line };
  }

  async speak(userId: string, text: string, reader: AbortSignal): Promise<Buffer> {
    const speech = this.config.audio?.speech;
    if (!speech) throw voiceOff();
    await this.limits.consume(speeches, userId);
    await this.limits.consume(soundPerDay, userId, Math.ceil(text.length / SPOKEN_CHARACTERS_PER_SECOND));
    const body = JSON.stringify({ ...speech, input: text, response_format: 'mp3' });
    const sound = await this.call('speech', body, reader, async (answer) =>
      Buffer.from(await answer.arrayBuffer()),
    );
    if (!isMp3(sound)) throw voiceFailed();
    return sound;
  }

  /** Sends one request, without another attempt: the person decides whether to try again. */
  private async call<Result>(
    path: string,
    body: FormData | string,
    reader: AbortSignal,
    read: (answer: Response) => Promise<Result>,
  ): Promise<Result> {
    const { baseUrl, apiKey } = this.config.audio!;
    const deadline = new Deadline(this.timeouts, reader);
    try {
      const answer = await modelFetch(`${baseUrl}/audio/${path}`, {
        method: 'POST',
        headers: {
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body,
        signal: deadline.signal,
      });
      if (!answer.ok) throw voiceFailed();
      return await read(answer);
    } catch {
      throw deadline.isOver ? voiceTimeout() : voiceFailed();
    } finally {
      deadline.end();
    }
  }
}
