import type { Html } from '../../../platform/pages/html.js';

/** Characters that XML 1.0 does not allow, even escaped. One of them would make the whole feed invalid. */
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const toXmlDocument = (content: Html): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${content.toString().replace(INVALID_CHARACTERS, '')}\n`;
