/**
 * Headers of an email that is shown in a frame of this site. It has inline styles and may run and load nothing. It
 * reports no violations, because each view would report the pictures that the email links to.
 */
export const EMAIL_DOCUMENT = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

/** Makes the links of an email open in new tabs. */
export const openLinksInTabs = (page: string): string =>
  page.replace('<head>', '<head><base target="_blank">');
