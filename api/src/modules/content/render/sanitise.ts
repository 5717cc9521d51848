import sanitize from 'sanitize-html';

const prose = [
  'p',
  'br',
  'hr',
  'em',
  'strong',
  'del',
  'code',
  'pre',
  'blockquote',
  'a',
  'sub',
  'sup',
  'abbr',
];
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const lists = ['ul', 'ol', 'li'];
const tables = ['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const pictures = ['img', 'figure', 'figcaption'];

const isOwnPath = (address: string | undefined) => address !== undefined && /^\/(?![/\\])/.test(address);

/**
 * The last word on what a post may contain, whoever wrote it and whatever the renderer made of it.
 * Pictures come from this site only: the page's policy would refuse others, and they would tell on readers.
 */
export const sanitised = (markup: string): string =>
  sanitize(markup, {
    allowedTags: [...prose, ...headings, ...lists, ...tables, ...pictures],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      li: [{ name: 'class', values: ['task'] }],
      ol: ['start'],
      div: [{ name: 'class', values: ['table-scroll'] }, 'role', 'tabindex', 'aria-label'],
      th: ['scope', 'align'],
      td: ['align'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs['src']),
    transformTags: {
      a: (tagName, { href, title }) => ({
        tagName,
        attribs: {
          ...(href && { href }),
          ...(title && { title }),
          ...(!isOwnPath(href) && !href?.startsWith('#') && { rel: 'noopener' }),
        },
      }),
    },
  });
