import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import type { EmailContent, EmailDefinition, EmailDefinitions, EmailLinks } from './email-definition.js';
import type { RichText } from './rich-text.js';
import { unsubscribeHeaders, unsubscribeNotes } from './unsubscribe.js';

/** One line about a notification: "Ana replied in", then the linked title. */
interface ConnectLine {
  before: string;
  title: string;
  path: string;
}

/** `ids` are notifications. `lines` are written at send time, so that they say only what still holds then. */
interface ConnectNews {
  userId: string;
  ids: string[];
  lines?: ConnectLine[];
}

/** What each email needs when it enters the outbox. */
export interface ConnectEmails {
  'connect-replies': ConnectNews;
  'connect-decisions': ConnectNews;
  'connect-messages': ConnectNews;
  /** `since` is an ISO time. `items` are chosen at send time, so that none has been read. */
  'connect-digest': {
    userId: string;
    since: string;
    items?: { title: string; path: string; note: string }[];
  };
}

const toParagraph = ({ before, title, path }: ConnectLine, links: EmailLinks): RichText => [
  ...(before === '' ? [] : [`${before} `]),
  { label: title, url: links.page(path) },
];

/** The news if there is one, else the list of notifications. */
const toTarget = (lines: readonly ConnectLine[]): string =>
  lines.length === 1 ? lines[0]!.path : paths.web.connectPage('notifications');

const withUnsubscribe = (links: EmailLinks): Pick<EmailContent, 'notes' | 'headers'> => ({
  notes: [
    ...unsubscribeNotes(links),
    {
      before: 'Choose what else you hear about in your ',
      label: 'Connect settings',
      url: links.page(paths.web.connectPage('settings')),
    },
  ],
  headers: unsubscribeHeaders(links),
});

interface NewsTexts {
  kind: 'replies' | 'decisions' | 'messages';
  subject: string;
  preview: string;
  title: string;
  lead: string;
  button: string;
  reason: string;
}

const createNewsEmail = ({ kind, lead, button, ...texts }: NewsTexts): EmailDefinition<ConnectNews> => ({
  connect: kind,
  compose: ({ lines = [] }, links) => ({
    ...texts,
    paragraphs: [lead, ...lines.map((line) => toParagraph(line, links))],
    button: { label: button, url: links.page(toTarget(lines)) },
    ...withUnsubscribe(links),
  }),
});

/** Emails about what happens in Connect. */
export const connectEmails: EmailDefinitions<ConnectEmails> = {
  'connect-replies': createNewsEmail({
    kind: 'replies',
    subject: 'Somebody replied to you in Connect',
    preview: 'Here is what you haven’t read yet.',
    title: 'You have replies',
    lead: 'Hello, here is what happened while you were away:',
    button: 'Read and reply',
    reason: `Somebody in ${PRODUCT_NAME} Connect replied to you, mentioned you or wrote in a topic you follow, and you hadn’t read it after 30 minutes. We send at most one of these emails an hour.`,
  }),
  'connect-decisions': createNewsEmail({
    kind: 'decisions',
    subject: 'A decision in Connect',
    preview: 'You can read the rule, the reason and how long it applies.',
    title: 'There is a decision',
    lead: 'Hello, here is what we decided:',
    button: 'Read the decision',
    reason: `The decision is about you, something you wrote or something you reported in ${PRODUCT_NAME} Connect.`,
  }),
  'connect-messages': createNewsEmail({
    kind: 'messages',
    subject: 'News about your messages in Connect',
    preview: 'Somebody answered you.',
    title: 'News about your messages',
    lead: 'Hello, here is the news:',
    button: 'Open Connect',
    reason: `Somebody answered you in the private messages of ${PRODUCT_NAME} Connect.`,
  }),
  'connect-digest': {
    connect: 'digest',
    compose: ({ items = [] }, links) => ({
      subject: 'What you missed in Connect',
      preview: items[0]?.title ?? 'New topics from people who work where they travel.',
      title: 'What you missed',
      paragraphs: [
        'Hello, these conversations are new for you:',
        ...items.map(({ title, path, note }) => [{ label: title, url: links.page(path) }, `\n${note}`]),
      ],
      button: { label: 'Open Connect', url: links.page(paths.web.connect()) },
      ...withUnsubscribe(links),
      reason: `You use ${PRODUCT_NAME} Connect, and the digest is on. You can choose to get it daily, weekly or never.`,
    }),
  },
};
