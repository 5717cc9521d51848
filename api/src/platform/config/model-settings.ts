import { StartError } from './start-error.js';
import type { ModelSettings } from './config.js';
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
