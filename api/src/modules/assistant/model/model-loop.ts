import { setImmediate } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { stepCountIs, streamText, tool, type ToolSet } from 'ai';
import type { ModelSettings } from '../../../platform/config/index.js';
import { modelFetch } from '../../../platform/models/model-fetch.js';
import { UnreadableAnswerError } from '../../../platform/models/read-lines.js';
import { InvalidCallError, modelTools, type ModelTool } from './model-tools.js';
import { system, type ModelMessage } from './prompt.js';
import { toData } from './tool-result.js';

const MAX_STEPS = 6;
const MAX_CALLS = 12;
const MAX_INVALID_CALLS = 3;
const MAX_TOKENS_OUT = 4000;
const MAX_TOKENS_IN = 24_000;
/** Services count tokens differently; English text has about four characters each. */
const CHARACTERS_PER_TOKEN = 4;

/** The service failed, or the model declined. */
export class ModelRefusedError extends Error {}

interface Loop {
  settings: ModelSettings;
  messages: ModelMessage[];
  signal: AbortSignal;
  /** Called for every part that arrives. */
  onPart: () => void;
  /** Runs a tool and returns what the model reads. Throws `InvalidCallError`. */
  run: (definition: ModelTool, input: never) => Promise<string>;
}

/** Counts what one answer uses, and ends it beyond its limits. */
class Budget {
  private calls = 0;
  private invalidCalls = 0;
  private written = 0;
  private read = system.length;

  addCall(): void {
    this.calls += 1;
    if (this.calls > MAX_CALLS) throw new UnreadableAnswerError();
  }

  addInvalidCall(): void {
    this.invalidCalls += 1;
    if (this.invalidCalls >= MAX_INVALID_CALLS) throw new UnreadableAnswerError();
  }

  addOutput(text: string): void {
    this.written += text.length;
    if (this.written > MAX_TOKENS_OUT * CHARACTERS_PER_TOKEN) throw new UnreadableAnswerError();
  }

  /** Every step sends all messages again. */
  addInput(messages: readonly unknown[]): void {
    this.read += JSON.stringify(messages).length;
    if (this.read > MAX_TOKENS_IN * CHARACTERS_PER_TOKEN) throw new UnreadableAnswerError();
  }
}

/** The tools for the library. A call that throws `InvalidCallError` is answered, and counted. */
const createTools = (run: Loop['run'], budget: Budget, fail: (error: unknown) => void): ToolSet =>
  Object.fromEntries(
    modelTools.map((definition) => [
      definition.name,
      tool({
        description: definition.description,
        inputSchema: definition.input,
        execute: async (input) => {
          try {
            budget.addCall();
            return await run(definition, input as never);
          } catch (error) {
            if (!(error instanceof InvalidCallError)) {
              fail(error);
              throw error;
            }
            return toData({ invalid: error.message });
          }
        },
      }),
    ]),
  );

/** Streams the text of the model, which calls tools. Throws beyond the limits of an answer, or if the service fails. */
export async function* runModel({ settings, messages, signal, onPart, run }: Loop): AsyncGenerator<string> {
  const { baseUrl, apiKey, model } = settings;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    fetch: modelFetch,
    ...(apiKey && { apiKey }),
  });
  const budget = new Budget();
  const stop = new AbortController();
  let failure: unknown = null;
  const fail = (error: unknown) => {
    failure ??= error;
    stop.abort();
  };
  const guardedRun: Loop['run'] = async (definition, input) => {
    try {
      return await run(definition, input);
    } catch (error) {
      if (error instanceof InvalidCallError) budget.addInvalidCall();
      throw error;
    }
  };
  const { fullStream } = streamText({
    model: provider(model),
    system,
    messages,
    tools: createTools(guardedRun, budget, fail),
    stopWhen: stepCountIs(MAX_STEPS),
    prepareStep: ({ messages: sent }) => {
      budget.addInput(sent);
      return {};
    },
    maxOutputTokens: MAX_TOKENS_OUT,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, stop.signal]),
    // The stream reports errors itself; by default, the library also writes them to the console.
    onError: () => {},
  });
  try {
    for await (const part of fullStream) {
      onPart();
      if (failure !== null) throw failure;
      if (part.type === 'text-delta') {
        budget.addOutput(part.text);
        yield part.text;
      }
      if (part.type === 'reasoning-delta') budget.addOutput(part.text);
      if (part.type === 'tool-input-delta') budget.addOutput(part.delta);
      if (part.type === 'tool-call' && part.invalid) budget.addInvalidCall();
      // The call has begun when the next turn of the event loop comes.
      if (part.type === 'tool-call') await setImmediate();
      // A step may end in the middle of a line; and whoever reads sends what tools have found.
      if (['tool-call', 'tool-result', 'finish-step'].includes(part.type)) yield '\n';
      if (part.type === 'error')
        throw part.error instanceof UnreadableAnswerError
          ? part.error
          : new ModelRefusedError('The model’s service failed', { cause: part.error });
      if (part.type === 'abort') throw new ModelRefusedError('The model was told to stop');
      if (part.type === 'finish' && part.finishReason === 'content-filter')
        throw new ModelRefusedError('The model declined');
    }
  } finally {
    stop.abort();
  }
}
