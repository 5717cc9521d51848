import { tool, stepCountIs, streamText } from 'ai';
import { z } from 'zod';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelSettings } from '../../../platform/config/index.js';
import { modelFetch } from '../../../platform/models/model-fetch.js';
import type { Dossier } from '../analyst/dossier.js';
import { evidenceLine, type Evidence } from './evidence.js';
import { question, system } from './prompt.js';

const FOUND_MAX = 40;

/** The tools of the model: it can read the figures of the requested cities. */
const toolsOver = (evidence: ReadonlyMap<string, Evidence>) => {
  const all = [...evidence.values()];
  return {
    figures: tool({
      description: 'All figures of one of the cities asked for, with the ids to cite them by.',
      inputSchema: z.object({ city: z.string().max(100).describe('Its slug') }),
      execute: ({ city }) => all.filter((one) => one.city === city).map(evidenceLine),
    }),
    search: tool({
      description: 'Figures of the cities asked for whose label contains a word.',
      inputSchema: z.object({ word: z.string().min(2).max(60) }),
      execute: ({ word }) =>
        all
          .filter(({ cite }) => cite.label.toLowerCase().includes(word.toLowerCase()))
          .slice(0, FOUND_MAX)
          .map(evidenceLine),
    }),
  };
};

const STEPS_MAX = 6;
const TOKENS_MAX = 4000;

/** The model failed, was stopped or declined. */
class Refused extends Error {}

interface Asked {
  settings: ModelSettings;
  dossiers: readonly Dossier[];
  evidence: ReadonlyMap<string, Evidence>;
  signal: AbortSignal;
  /** Called for every part of the answer. */
  onPart: () => void;
}

/** Streams the text of the model, which reads figures with the tools. The request ends when `signal` aborts. */
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
    // The stream reports errors itself; by default, the library also writes them to the console.
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
