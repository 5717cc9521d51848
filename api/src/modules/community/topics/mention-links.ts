import { paths, type ConnectPost } from '@wanderwork/contracts';
import { html as markup } from '../../../platform/pages/html.js';
import { MENTION } from './post-text.js';

const TAG = /(<[^>]*>)/;
/** Where a handle is no mention to follow: code is shown as it is, and links don't nest. */
const LITERAL_TAG = /^<(\/?)(?:a|code|pre)\b/;

/** Links the handles of people who are mentioned to their profiles. `html` is the sanitized text of a post. */
export const linkMentions = (html: string, mentions: ConnectPost['mentions']): string => {
  if (mentions.length === 0) return html;
  const handles = new Map(mentions.map(({ written, person }) => [written, person.handle]));
  const link = (text: string, written: string) => {
    const handle = handles.get(written.toLowerCase());
    return handle === undefined
      ? text
      : `${markup`<a href="${paths.web.connectPerson(handle)}">${text}</a>`}`;
  };
  let depth = 0;
  return html
    .split(TAG)
    .map((part) => {
      const [tag, end] = LITERAL_TAG.exec(part) ?? [];
      if (tag !== undefined) depth += end === '/' ? -1 : 1;
      return depth > 0 || part.startsWith('<') ? part : part.replace(MENTION, link);
    })
    .join('');
};
