import { z } from 'zod';
import { CITES_MAX, TEXT_MAX, type Proposed } from './verification/verify.js';

/** A longer line is not accepted. */
const LINE_MAX = 4000;

/** The model's answer is not a list of lines. */
export class UnreadableAnswerError extends Error {}

const proposed = z.object({
  text: z.string().max(TEXT_MAX),
  cites: z.array(z.string().max(200)).min(1).max(CITES_MAX),
});

/** Splits a streamed text into lines. An incomplete last line is left out. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new UnreadableAnswerError();
    yield* lines.map((line) => line.trim()).filter((line) => line !== '');
  }
  if (readLine(rest.trim())) yield rest.trim();
}

/** The claim that a line proposes, or null if it is not a claim. */
export const readLine = (line: string): Proposed | null => {
  try {
    return proposed.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};
