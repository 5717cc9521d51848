type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const getCacheControl = ({ headers }: Answer): string => headers.get('cache-control') ?? '';

const isComplete = ({ status, type, redirected }: Answer): boolean =>
  status === 200 && !redirected && type !== 'opaque';

/** A complete response that its server allows to be cached. */
export const isCacheable = (answer: Answer): boolean =>
  isComplete(answer) && !/\b(no-store|private)\b/i.test(getCacheControl(answer));

const isOfType = ({ headers }: Answer, type: RegExp): boolean => type.test(headers.get('content-type') ?? '');

/** A script, style, font or picture that may be cached, and not a page that a proxy sent in its place. */
export const isCacheableFile = (answer: Answer): boolean => isCacheable(answer) && !isOfType(answer, /html/i);

export const isJson = (answer: Answer): boolean => isOfType(answer, /^application\/json\b/i);

/** A complete response that its server marks as the same for everyone. */
export const isPublic = (answer: Answer): boolean =>
  isCacheable(answer) && /\bpublic\b/i.test(getCacheControl(answer));

export const isPublicJson = (answer: Answer): boolean => isPublic(answer) && isJson(answer);
