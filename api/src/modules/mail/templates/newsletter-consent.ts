import type { Email } from './email.js';
import type { EmailLinks } from './email-definition.js';

/** Data of emails that may also ask to confirm the newsletter: the subscription that waits for consent, or null. */
export interface MayAskForNewsletter {
  subscriptionId: string | null;
}

/** Asks people who checked the newsletter box in another form to confirm: a checked box alone is no consent. */
export const newsletterConsent = ({ newsletter }: EmailLinks): NonNullable<Email['notes']> =>
  newsletter
    ? [
        {
          before: 'You also asked for our newsletter. To get it, please ',
          label: 'confirm your subscription',
          url: newsletter,
        },
      ]
    : [];
