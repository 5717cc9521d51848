/**
 * The headers of a letter that is shown in a frame of this site: it brings its own inline styles, and may run and load
 * nothing. It reports no violations: each reading would report the pictures that the email names elsewhere.
 */
export const EMAIL_DOCUMENT = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

/** Links of a letter open beside it. */
export const inTabs = (page: string): string => page.replace('<head>', '<head><base target="_blank">');
