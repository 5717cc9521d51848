import type { EmailContent, EmailLinks } from './email-definition.js';

/** Headers for the unsubscribe button of mail programs, which sends one POST request (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = ({ unsubscribe }: EmailLinks): Record<string, string> =>
  unsubscribe
    ? {
        'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

export const unsubscribeNotes = ({ unsubscribe }: EmailLinks): NonNullable<EmailContent['notes']> =>
  unsubscribe
    ? [{ before: 'Don’t want these emails anymore? ', label: 'Unsubscribe', url: unsubscribe.page }]
    : [];
