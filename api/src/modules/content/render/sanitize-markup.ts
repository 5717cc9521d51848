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

/** What differs between texts of editors and of members. */
interface MarkupRules {
  allowedId: RegExp | null;
  isAllowedPicture(address: string | undefined): boolean;
  /** The `rel` of links to other sites. */
  rel: string;
}

export const articleMarkup: MarkupRules = {
  allowedId: ALLOWED_ID,
  isAllowedPicture: isLocalPath,
  rel: 'noopener',
};

const MEMBER_PICTURE = /^\/api\/connect\/pictures\/[0-9a-f-]+-\d{1,5}x\d{1,5}\.webp$/;

/** Several posts share a page, so that none has ids. A picture of any other address could call a route of ours. */
export const memberMarkup: MarkupRules = {
  allowedId: null,
  isAllowedPicture: (address) => address !== undefined && MEMBER_PICTURE.test(address),
  rel: 'ugc nofollow noopener',
};

/**
 * The final allowlist for the HTML of posts. Images must come from this site: others would be blocked by the page's
 * policy and would reveal readers to third parties.
 */
export const sanitizeMarkup = (markup: string, { allowedId, isAllowedPicture, rel }: MarkupRules): string =>
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
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedPicture(attribs['src']),
    transformTags: {
      '*': (tagName, { id, ...others }) => ({
        tagName,
        attribs: { ...others, ...(id !== undefined && allowedId?.test(id) && { id }) },
      }),
      a: (tagName, { href, ...others }) => ({
        tagName,
        attribs: {
          ...others,
          ...(href && { href }),
          ...(!isLocalPath(href) && !href?.startsWith('#') && { rel }),
        },
      }),
    },
  });
