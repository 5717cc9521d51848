import { StartError } from './config-error.js';
import type { ModelSettings } from './config.js';
import { parseServiceUrl } from './service-address.js';

interface Given {
  baseUrl: string | null;
  apiKey: string | null;
  model: string | null;
}

/** The language model that writes analyses; null: the product's own analyst does. */
export const modelSettingsOf = ({ baseUrl, apiKey, model }: Given): ModelSettings | null => {
  if (baseUrl === null) return null;
  if (!parseServiceUrl(baseUrl))
    throw new StartError(
      'AI_BASE_URL: give the address of an OpenAI-compatible service, like https://ai.example/v1.',
    );
  if (model === null)
    throw new StartError('AI_MODEL: required with AI_BASE_URL; give the name of the model.');
  return { baseUrl: baseUrl.replace(/\/$/, ''), apiKey, model };
};
