import { formatCount } from './formats.js';
import type { PlaceRef, StarterPage, TopicKind, TopicSummary, TopicTag } from './connect.js';
import { tool } from './paths/web.js';

/* Texts that both the app and the served pages show. */

export const topicKindLabels: Readonly<Record<TopicKind, string>> = {
  discussion: 'Discussion',
  question: 'Question',
  correction: 'Correction',
};

export const topicTagLabels: Readonly<Record<TopicTag, string>> = {
  visas: 'Visas',
  tax: 'Tax',
  banking: 'Banking',
  housing: 'Housing',
  workplaces: 'Workplaces',
  internet: 'Internet',
  health: 'Health',
  safety: 'Safety',
  families: 'Families',
  language: 'Language',
  'meeting-people': 'Meeting people',
  'getting-around': 'Getting around',
};

export const connectTexts = {
  home: 'Ask people who live there now, and pass on what you know.',
  rules: 'Connect works when people can trust the answers and each other. These rules are all we ask.',
  region: 'Topics about the region and all its cities.',
  everywhere: 'What belongs to no single place, and everything from every place.',
  meetups: 'Meet people who work remotely, at a public place, with a host who is one of them.',
  noMeetups: 'No meet-ups are planned yet. Members can plan the first one.',
  noTopics: 'Nobody has written anything yet. Ask the first question, or share what you know.',
  noTopicsOfPlace: 'Nobody has written here yet. Be the first.',
  noTopicsOfParent: 'No other topics yet.',
  noQuestions: 'No unanswered questions right now.',
  removedPost: 'Removed by its author',
  hiddenPost: 'Hidden by a moderator',
  goneQuote: 'This quote is gone: its author removed the post.',
} as const;

/** For search engines. */
export const describeConnectPlace = ({ kind, name }: Pick<PlaceRef, 'kind' | 'name'>): string =>
  `Questions and answers ${kind === 'everywhere' ? '' : `about ${name} `}from people who work remotely.`;

export const formatStarterLead = (city: string): string =>
  `Nobody has written about ${city} yet. Here is what the data says, and what it doesn’t.`;

const WORKING_HOURS = '*09:00*17:00*';

/** The link to a tool that is filled in for a city. */
export const toStarterToolLink = ({ name, city, timeZone }: StarterPage['tools'][number]) =>
  name === 'budget'
    ? { label: 'What a stay costs', path: `${tool(name)}?${new URLSearchParams({ city })}` }
    : {
        label: 'The hours you share with your team',
        path: `${tool(name)}?${new URLSearchParams({ who: timeZone + WORKING_HOURS })}`,
      };

export const formatReplies = ({ replies }: Pick<TopicSummary, 'replies'>): string =>
  replies === 0 ? 'No replies yet' : formatCount(replies, 'reply', 'replies');
