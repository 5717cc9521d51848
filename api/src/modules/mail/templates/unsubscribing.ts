import type { Email } from './email.js';
import type { EmailLinks } from './email-definition.js';

/** RFC 2369 and RFC 8058: mail programs show a button of their own that ends the newsletter by one POST. */
export const unsubscribeHeaders = ({ unsubscribe }: EmailLinks): Record<string, string> =>
  unsubscribe
    ? {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

export const unsubscribeLine = ({ unsubscribe }: EmailLinks): NonNullable<Email['after']> =>
  unsubscribe ? [{ before: 'You have enough of it? ', words: 'Unsubscribe', url: unsubscribe.page }] : [];
