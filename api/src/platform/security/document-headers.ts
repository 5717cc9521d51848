/** What a browser may do with a page of ours, besides the content policy. */
const DOCUMENT = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
};

/**
 * A picture or a map of pages that is opened by itself is a document too: it may run and load nothing. It reports no
 * violations: it has no code of ours, so they would be about what the browser's extensions put in.
 */
export const LONE_DOCUMENT = "default-src 'none'; sandbox";

const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/;
const isOtherDocument = /^(?:image\/svg\+xml|application\/xml|text\/xml)\b/;

/** The headers that an answer of this type needs because a browser may show it as a document; the others need none. */
export const documentHeaders = (
  type: string,
  pageHeaders: () => Record<string, string>,
): Record<string, string> => {
  if (isPage.test(type)) return { ...pageHeaders(), ...DOCUMENT };
  return isOtherDocument.test(type) ? { 'content-security-policy': LONE_DOCUMENT } : {};
};
