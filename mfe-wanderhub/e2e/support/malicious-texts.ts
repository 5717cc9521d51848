/** The function that a malicious text calls if it runs; `watchSideEffects` provides it. */
export const PROBE = 'hostileProbe()';

/** In the title, tags and address of each malicious post of this run. */
export const MARK = `tamarind${Date.now().toString(36)}`;

/** A title by which its post can be found. */
export const withMark = (text: string): string => `${MARK} ${text}`;

/** One breaks out of text, of attributes, of scripts, of raw text, of XML, of templates, of Markdown, of the reading direction. */
export const maliciousTexts = [
  `"><script>${PROBE}</script>`,
  `'><img src=x onerror=${PROBE}>`,
  `</title></textarea></style></script><svg/onload=${PROBE}>`,
  `]]></title><x:script xmlns:x="http://www.w3.org/1999/xhtml">${PROBE}</x:script><!--`,
  `\`\${${PROBE}}\` '+${PROBE}+' {{constructor.constructor('${PROBE}')()}} &lt;script&gt;`,
  `[x](javascript:${PROBE}) <a href=javascript:${PROBE}>y</a> __proto__ ; DROP TABLE posts; --`,
  `\u202eevil\u202c \u2066a\u2069 Z\u0351\u036b\u0343a\u0321\u0314l\u034dg\u0332o \ufdfd 👩‍👩‍👧‍👦 ﾊ̃ 田中さん %s %00 $& \\u0041`,
];
