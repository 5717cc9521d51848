/** Headers that limit what a browser allows our pages, besides the content security policy. */
const DOCUMENT = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
};

/**
 * A picture or sitemap opened by itself is a document too: it may run and load nothing. It reports no violations,
 * because it has no code of ours and reports would come from browser extensions.
 */
export const STANDALONE_DOCUMENT_POLICY = "default-src 'none'; sandbox";

const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/;
const isOtherDocument = /^(?:image\/svg\+xml|application\/xml|text\/xml)\b/;

/** Returns the headers for an answer that a browser may show as a document; none for other types. */
export const getDocumentHeaders = (
  type: string,
  pageHeaders: () => Record<string, string>,
): Record<string, string> => {
  if (isPage.test(type)) return { ...pageHeaders(), ...DOCUMENT };
  return isOtherDocument.test(type) ? { 'content-security-policy': STANDALONE_DOCUMENT_POLICY } : {};
};
