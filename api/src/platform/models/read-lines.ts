/** A longer line is not accepted. */
const LINE_MAX = 4000;

/** The model's answer is not a list of lines. */
export class UnreadableAnswerError extends Error {}

/** The value that a line of JSON states; undefined for other lines. */
export const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

/** Splits a streamed text into trimmed lines, which may be empty. An incomplete last line is left out. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw new UnreadableAnswerError();
    yield* lines.map((line) => line.trim());
  }
  if (parseLine(rest.trim()) !== undefined) yield rest.trim();
}
