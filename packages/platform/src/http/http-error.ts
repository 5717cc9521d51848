import type { ErrorBody } from '@wanderwork/contracts';

const parseErrorBody = (text: string): ErrorBody | null => {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
};

/** A code or a sentence is enough: something between us and the API may know only one of them. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && (hasText(body, 'code') || hasText(body, 'message'));

const hasText = (body: object, name: string): boolean =>
  typeof (body as Record<string, unknown>)[name] === 'string';

/** An answer outside 200–299. The message reads `status: body`, or `status: status text` when the body is empty. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The API's error, or null when something else answered (a proxy's page). */
  readonly body: ErrorBody | null;

  constructor(
    readonly status: number,
    text: string,
    statusText = '',
  ) {
    super(`${status}: ${text || statusText}`);
    this.body = parseErrorBody(text);
  }

  /** The stable code of the API's error, or null. */
  get code(): ErrorBody['code'] | null {
    return this.body?.code ?? null;
  }
}

/** The sentence that the server gave for people, or `fallback`. */
export const serverMessage = (error: unknown, fallback: string): string =>
  (error instanceof HttpError && error.body?.message) || fallback;
