import type { Html } from '../../../platform/pages/html.js';

/** What XML 1.0 has no way to say, not even escaped; a text that holds it would make the whole feed unreadable. */
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const toXmlDocument = (content: Html): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${content.toString().replace(INVALID_CHARACTERS, '')}\n`;
