import type { Email } from './email.js';
import type { EmailLinks } from './email-definition.js';

/** The line for those who ticked the newsletter in another form: a ticked box alone is no yes. */
export const newsletterConsent = ({ newsletter }: EmailLinks): NonNullable<Email['after']> =>
  newsletter
    ? [
        {
          before: 'You also ticked the newsletter. It comes only after your yes: ',
          words: 'send it to me',
          url: newsletter,
        },
      ]
    : [];
