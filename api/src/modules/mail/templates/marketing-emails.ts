import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { DAY, MINUTE } from '../../../platform/durations.js';
import { greeting } from './email.js';
import type { EmailDefinitions } from './email-definition.js';
import { newsletterConsent } from './newsletter-consent.js';
import { unsubscribeHeaders, unsubscribeLine } from './unsubscribing.js';

const A_FEW_MINUTES = 5 * MINUTE;

/** Letters to people who have no account here. */
export const marketingEmails: EmailDefinitions<'waitlist' | 'newsletter-confirm' | 'newsletter-welcome'> = {
  waitlist: {
    newsletter: 'ask',
    spacing: DAY,
    compose: ({ name }, links) => ({
      subject: 'You are on the list',
      preview: 'We write to you when there is news.',
      title: 'You are on the list',
      paragraphs: [
        greeting(name),
        `Thank you for your interest in ${PRODUCT_NAME}. We write to you when there is news. Until then, every city can be looked at without an account.`,
      ],
      button: { words: 'Explore the cities', url: links.page(paths.web.wanderlens()) },
      after: newsletterConsent(links),
      why: `Somebody, most likely you, put this address on the list at ${PRODUCT_NAME}.`,
    }),
  },
  'newsletter-confirm': {
    link: { purpose: 'newsletter-confirm', subject: ({ subscriptionId }) => subscriptionId },
    spacing: A_FEW_MINUTES,
    compose: (_data, links) => ({
      subject: 'Please confirm the newsletter',
      preview: 'One click, and it comes. Without it, nothing does.',
      title: 'Shall we write to you?',
      paragraphs: [
        'Hello,',
        `You asked for the newsletter of ${PRODUCT_NAME}: what changed in the cities, and what we wrote about working from them.`,
      ],
      button: { words: 'Yes, send me the newsletter', url: links.own },
      after: [
        'The link works once, within 7 days. Without your yes nothing more comes, and you need not do anything.',
      ],
      why: `Somebody, most likely you, typed this address into a newsletter form at ${PRODUCT_NAME}.`,
    }),
  },
  'newsletter-welcome': {
    newsletter: 'end',
    compose: (_data, links) => ({
      subject: 'You are subscribed',
      preview: 'The newsletter comes to this address from now on.',
      title: 'You are subscribed',
      paragraphs: [
        'Hello,',
        `Thank you. From now on the newsletter of ${PRODUCT_NAME} comes to this address.`,
      ],
      button: { words: 'Read what there is', url: links.page(paths.web.wanderhub()) },
      after: unsubscribeLine(links),
      why: 'You confirmed the newsletter for this address.',
      headers: unsubscribeHeaders(links),
    }),
  },
};
