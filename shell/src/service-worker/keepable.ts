type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const cacheControl = ({ headers }: Answer): string => headers.get('cache-control') ?? '';

const isWhole = ({ status, type, redirected }: Answer): boolean =>
  status === 200 && !redirected && type !== 'opaque';

/** A complete answer that its server forbids nobody to keep. */
export const mayBeKept = (answer: Answer): boolean =>
  isWhole(answer) && !/\b(no-store|private)\b/i.test(cacheControl(answer));

/** A complete answer of which its server says that everybody gets the same. */
export const isPublic = (answer: Answer): boolean =>
  mayBeKept(answer) && /\bpublic\b/i.test(cacheControl(answer));
