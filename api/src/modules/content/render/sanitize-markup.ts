import sanitize from 'sanitize-html';

const proseTags = [
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
  'data',
];
const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'];
const listTags = ['ul', 'ol', 'li'];
const tableTags = ['div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const pictureTags = ['img', 'figure', 'figcaption'];

/** Only ids of headings and notes are allowed, so that none clashes with an element of the page. */
const ALLOWED_ID = /^(?:section-|note-)/;

const isLocalPath = (address: string | undefined) => address !== undefined && /^\/(?![/\\])/.test(address);

/**
 * The final allowlist for the HTML of posts. Images must come from this site: others would be blocked by the page's
 * policy and would reveal readers to third parties.
 */
export const sanitizeMarkup = (markup: string): string =>
  sanitize(markup, {
    allowedTags: [...proseTags, ...headingTags, ...listTags, ...tableTags, ...pictureTags],
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'id', 'aria-label'],
      abbr: ['title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      data: ['value'],
      li: [{ name: 'class', multiple: true, values: ['task', 'task-done'] }, 'id'],
      p: [{ name: 'class', values: ['callout-name'] }],
      ol: ['start'],
      div: [
        {
          name: 'class',
          multiple: true,
          values: ['table-scroll', 'callout', 'callout-note', 'callout-caution'],
        },
        { name: 'role', values: ['region', 'note'] },
        { name: 'tabindex', values: ['0'] },
        'aria-label',
      ],
      th: ['scope', 'align'],
      td: ['align'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isLocalPath(attribs['src']),
    transformTags: {
      '*': (tagName, { id, ...others }) => ({
        tagName,
        attribs: { ...others, ...(id !== undefined && ALLOWED_ID.test(id) && { id }) },
      }),
      a: (tagName, { href, ...others }) => ({
        tagName,
        attribs: {
          ...others,
          ...(href && { href }),
          ...(!isLocalPath(href) && !href?.startsWith('#') && { rel: 'noopener' }),
        },
      }),
    },
  });
