import { PRODUCT_NAME } from '@wanderwork/contracts';
import type {
  EmailCalendar,
  EmailContent,
  EmailDefinition,
  EmailDefinitions,
  EmailLinks,
} from './email-definition.js';
import { unsubscribeHeaders, unsubscribeNotes } from './unsubscribe.js';

/** What an email says about a meet-up. It is read when the email is sent, so that it is never out of date. */
export interface MeetupEmailDetails {
  title: string;
  path: string;
  /** In the zone of the city and in the zone of the reader. */
  times: readonly [string, string];
  /** "Café Central, Rua Nova 1"; null for people who can't see it. */
  venue: string | null;
  reason: string | null;
  /** Until when the people going are asked to take over, in the zone of the reader. */
  askedUntil: string | null;
  calendar: EmailCalendar | null;
}

/** `details` is added when the email is sent. */
export interface MeetupEmail {
  userId: string;
  meetupId: string;
  details?: MeetupEmailDetails;
}

/** What each email needs when it enters the outbox. */
export interface MeetupEmails {
  'meetup-seat': MeetupEmail;
  'meetup-offer': MeetupEmail;
  'meetup-change': MeetupEmail & { revision: number };
  'meetup-cancellation': MeetupEmail & { hadSeat: boolean };
  'meetup-reminder': MeetupEmail & { hours: number; startsAt: string };
  'meetup-take-over': MeetupEmail;
  'meetup-host': MeetupEmail;
}

type Text = Pick<EmailContent, 'subject' | 'preview' | 'title' | 'reason'> & {
  lead: string;
  /** After time and place. */
  rest?: string[];
  label?: string;
};

const YOU_GO = `You’re going to a meet-up in ${PRODUCT_NAME} Connect.`;
const YOU_WAIT = `You’re on the waiting list of a meet-up in ${PRODUCT_NAME} Connect.`;
const YOU_HOST = `You host a meet-up in ${PRODUCT_NAME} Connect.`;

const toContent = (details: MeetupEmailDetails, text: Text, links: EmailLinks): EmailContent => {
  const { title, path, times, venue, calendar } = details;
  return {
    subject: text.subject,
    preview: text.preview,
    title: text.title,
    paragraphs: [
      'Hello,',
      text.lead,
      [title, ...times, ...(venue === null ? [] : [venue])].join('\n'),
      ...(text.rest ?? []),
    ],
    button: { label: text.label ?? 'Open the meet-up', url: links.page(path) },
    notes: unsubscribeNotes(links),
    reason: text.reason,
    headers: unsubscribeHeaders(links),
    ...(calendar && { calendar }),
  };
};

const define = <Data extends MeetupEmail>(
  write: (data: Data, details: MeetupEmailDetails) => Text,
): EmailDefinition<Data> => ({
  connect: 'meetups',
  compose: (data, links) => toContent(data.details!, write(data, data.details!), links),
});

/** Emails about meet-ups that somebody goes to, waits for or hosts. */
export const meetupEmails: EmailDefinitions<MeetupEmails> = {
  'meetup-seat': define(() => ({
    subject: 'You have a seat',
    preview: 'Time, place and an entry for your calendar.',
    title: 'You have a seat',
    lead: 'You’re going to this meet-up:',
    rest: ['If you can’t make it, please say so on its page. Then somebody else gets your seat.'],
    reason: YOU_GO,
  })),
  'meetup-offer': define(() => ({
    subject: 'A seat is free',
    preview: 'Everyone on the waiting list got this email. The first to accept gets the seat.',
    title: 'A seat is free',
    lead: 'Somebody can’t make it to this meet-up:',
    rest: ['Everyone on the waiting list got this email. The first to accept gets the seat.'],
    label: 'Accept the seat',
    reason: YOU_WAIT,
  })),
  'meetup-change': define(() => ({
    subject: 'A meet-up has changed',
    preview: 'Please check the time and the place.',
    title: 'A meet-up has changed',
    lead: 'The host changed this meet-up. It is now:',
    rest: ['If you can’t make it any more, please say so on its page. Then somebody else gets your seat.'],
    reason: YOU_GO,
  })),
  'meetup-cancellation': define((_data, { reason }) => ({
    subject: 'A meet-up was canceled',
    preview: 'It won’t take place. Here is why.',
    title: 'A meet-up was canceled',
    lead: 'This meet-up won’t take place:',
    rest: reason === null ? [] : [`The reason: ${reason}`],
    reason: `You were going to a meet-up in ${PRODUCT_NAME} Connect, or waiting for a seat.`,
  })),
  'meetup-reminder': define(({ hours }) => ({
    subject: hours > 2 ? 'Your meet-up is tomorrow' : 'Your meet-up starts soon',
    preview: 'The time and the place.',
    title: hours > 2 ? 'Your meet-up is in 24 hours' : 'Your meet-up starts in 2 hours',
    lead: 'See you there:',
    rest: ['If you can’t make it, please say so on its page. Then somebody else gets your seat.'],
    reason: YOU_GO,
  })),
  'meetup-take-over': define((_data, { askedUntil }) => ({
    subject: 'Will you host this meet-up?',
    preview: 'The host can’t make it. If one of you takes over, it still takes place.',
    title: 'Will you take over?',
    lead: 'The host of this meet-up can’t make it:',
    rest: [
      `If one of the people going takes over, it still takes place. If nobody does by ${askedUntil}, it is canceled.`,
    ],
    label: 'Take over',
    reason: YOU_GO,
  })),
  'meetup-host': define(() => ({
    subject: 'You host a meet-up now',
    preview: 'The host left, and you’re the first co-host.',
    title: 'You’re the host now',
    lead: 'The host of this meet-up left, and you’re the first co-host:',
    rest: ['If you can’t host it, please stop hosting on its page, so that somebody else can.'],
    reason: YOU_HOST,
  })),
};
