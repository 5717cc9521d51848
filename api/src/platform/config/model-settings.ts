import { StartError } from './start-error.js';
import type { AudioSettings, ModelSettings } from './config.js';
import { parseServiceUrl } from './data-providers.js';

interface ModelEnv {
  baseUrl: string | null;
  apiKey: string | null;
  model: string | null;
}

/** Returns the language model that writes analyses; null: the built-in analyst writes them. */
export const parseModelSettings = ({ baseUrl, apiKey, model }: ModelEnv): ModelSettings | null => {
  if (baseUrl === null) return null;
  if (!parseServiceUrl(baseUrl))
    throw new StartError(
      'AI_BASE_URL: use the address of an OpenAI-compatible service, like https://ai.example/v1.',
    );
  if (model === null) throw new StartError('AI_MODEL: required with AI_BASE_URL; use the name of the model.');
  return { baseUrl: baseUrl.replace(/\/$/, ''), apiKey, model };
};

interface AudioEnv {
  baseUrl: string | null;
  apiKey: string | null;
  transcribeModel: string | null;
  speechModel: string | null;
  speechVoice: string | null;
}

/** Returns the service that turns sound into text and text into sound; null: only browsers do. */
export const parseAudioSettings = ({
  baseUrl,
  speechModel,
  speechVoice,
  ...env
}: AudioEnv): AudioSettings | null => {
  if (baseUrl === null) return null;
  if (!parseServiceUrl(baseUrl))
    throw new StartError(
      'AI_AUDIO_BASE_URL: use the address of an OpenAI-compatible service, like https://ai.example/v1.',
    );
  if (env.transcribeModel === null && speechModel === null)
    throw new StartError('AI_AUDIO_BASE_URL: requires AI_TRANSCRIBE_MODEL, AI_SPEECH_MODEL or both.');
  if ((speechModel === null) !== (speechVoice === null))
    throw new StartError('AI_SPEECH_MODEL: set it together with AI_SPEECH_VOICE.');
  return {
    ...env,
    baseUrl: baseUrl.replace(/\/$/, ''),
    speech: speechModel !== null && speechVoice !== null ? { model: speechModel, voice: speechVoice } : null,
  };
};

const ANSWERS_PER_PERSON = 60;
const ANSWERS_IN_TOTAL = 2000;

const parseCount = (name: string, text: string | null, fallback: number): number => {
  const count = Number(text ?? fallback);
  if (!Number.isInteger(count) || count < 1)
    throw new StartError(`${name}: use a whole number of at least 1.`);
  return count;
};

/** How many answers of the assistant the model may write in a day: for one person, and for everybody together. */
export const parseAssistantModelLimits = (
  perPerson: string | null,
  inTotal: string | null,
): { perPerson: number; inTotal: number } => ({
  perPerson: parseCount('AI_ANSWERS_PER_PERSON', perPerson, ANSWERS_PER_PERSON),
  inTotal: parseCount('AI_ANSWERS_PER_DAY', inTotal, ANSWERS_IN_TOTAL),
});
