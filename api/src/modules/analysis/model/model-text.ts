import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { stepCountIs, streamText } from 'ai';
import type { ModelSettings } from '../../../platform/config/index.js';
import type { Dossier } from '../analyst/dossier.js';
import type { Evidence } from './evidence.js';
import { modelFetch } from './model-fetch.js';
import { question, system } from './prompt.js';
import { toolsOver } from './tools.js';

const STEPS_MAX = 6;
const TOKENS_MAX = 4000;

/** The model would not go on. */
class Refused extends Error {}

interface Asked {
  settings: ModelSettings;
  dossiers: readonly Dossier[];
  evidence: ReadonlyMap<string, Evidence>;
  signal: AbortSignal;
  /** Hears of every sign of life. */
  onPart: () => void;
}

/** What the model writes, in pieces, while it reads figures with the tools. Ends its request when `signal` does. */
export async function* modelText({
  settings,
  dossiers,
  evidence,
  signal,
  onPart,
}: Asked): AsyncGenerator<string> {
  const { baseUrl, apiKey, model } = settings;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    fetch: modelFetch,
    ...(apiKey && { apiKey }),
  });
  const { fullStream } = streamText({
    model: provider(model),
    system,
    prompt: question(dossiers),
    tools: toolsOver(evidence),
    stopWhen: stepCountIs(STEPS_MAX),
    maxOutputTokens: TOKENS_MAX,
    temperature: 0,
    maxRetries: 0,
    abortSignal: signal,
    // Told by the stream itself; the library would write it to the console.
    onError: () => {},
  });
  for await (const part of fullStream) {
    onPart();
    if (part.type === 'text-delta') yield part.text;
    if (part.type === 'error') throw new Refused('The model’s service failed', { cause: part.error });
    if (part.type === 'abort') throw new Refused('The model was told to stop');
    if (part.type === 'finish' && part.finishReason === 'content-filter')
      throw new Refused('The model declined');
  }
}
