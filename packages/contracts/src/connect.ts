import type { AnswerCheck, Correction, ProposedFigure } from './ageing.js';
import type { TextPart } from './post.js';
import type { Page } from './responses.js';

/** What a signed-in person may do in Connect; see `writingLimits`. */
export type TrustLevel = 'unconfirmed' | 'new' | 'member' | 'moderator' | 'admin';

interface WritingLimits {
  topicsPerDay: number;
  repliesPerDay: number;
  /** Per post, like the two below. */
  links: number;
  mentions: number;
  pictures: number;
}

const memberLimits: WritingLimits = {
  topicsPerDay: 10,
  repliesPerDay: 100,
  links: 10,
  mentions: 8,
  pictures: 6,
};

/** A day is a day in UTC. */
export const writingLimits: Readonly<Record<TrustLevel, WritingLimits>> = {
  unconfirmed: { topicsPerDay: 0, repliesPerDay: 0, links: 0, mentions: 0, pictures: 0 },
  new: { topicsPerDay: 2, repliesPerDay: 10, links: 1, mentions: 2, pictures: 1 },
  member: memberLimits,
  moderator: memberLimits,
  admin: memberLimits,
};

export const connectLimits = {
  handle: { min: 3, max: 20 },
  name: 50,
  about: 300,
  languages: 8,
  title: { min: 10, max: 120 },
  text: { min: 2, max: 10_000 },
  tags: 3,
  quotes: 5,
  /** Characters of one quote. */
  quote: 1000,
  drafts: 30,
  /** Topics of one request that marks topics as read. */
  reads: 100,
  similarTopics: 3,
} as const;

/** A page of a topic has so many posts. */
export const POSTS_PER_PAGE = 20;

/** The number with which the page of a post begins: search engines find each post on one page only. */
export const toPageStart = (number: number): number =>
  Math.floor((number - 1) / POSTS_PER_PAGE) * POSTS_PER_PAGE + 1;

/** Numbers of people are shown from this number upward. */
export const MIN_SHOWN_PEOPLE = 5;

export const placeKinds = ['city', 'region', 'everywhere'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Names a place in requests: `city:lisbon`, `region:southern-europe` or `everywhere`. */
export const EVERYWHERE = 'everywhere';
export const toPlaceKey = (kind: PlaceKind, slug: string): string =>
  kind === EVERYWHERE ? EVERYWHERE : `${kind}:${slug}`;

/** The form of such a key. */
export const placeKeyPattern = /^(?:everywhere|(?:city|region):(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The slug of a region's name: `southern-europe`. */
export const toRegionSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const topicKinds = ['discussion', 'question', 'correction'] as const;
export type TopicKind = (typeof topicKinds)[number];

export const topicTags = [
  'visas',
  'tax',
  'banking',
  'housing',
  'workplaces',
  'internet',
  'health',
  'safety',
  'families',
  'language',
  'meeting-people',
  'getting-around',
] as const;
export type TopicTag = (typeof topicTags)[number];

/**
 * `latest`: by the last reply. `unanswered`: questions without an accepted answer, or whose answer may be out
 * of date. `helpful`: by "Helpful" reactions of
 * the last 30 days.
 */
export const topicSorts = ['latest', 'new', 'unanswered', 'helpful'] as const;
export type TopicSort = (typeof topicSorts)[number];

export const reactionKinds = ['helpful', 'thanks', 'same-here'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** What a follower is notified of; `replies` is the default for everybody. */
export const followLevels = ['everything', 'replies', 'mentions', 'nothing'] as const;
export type FollowLevel = (typeof followLevels)[number];

/** `held`: waiting for review, visible to its author and moderators. */
export type PostStatus = 'published' | 'held' | 'hidden' | 'removed';

/** A person as posts show them; null in its place: a former member. */
export interface PersonSummary {
  handle: string;
  name: string;
  pictureUrl: string | null;
}

/** A public profile. */
export interface ConnectPerson extends PersonSummary {
  about: string;
  /** ISO 639 codes. */
  languages: string[];
  /** A city's slug. */
  homeCity: string | null;
  /** What the reader chose about this person. */
  isMuted: boolean;
  isBlocked: boolean;
}

/** A person's own profile and rights in Connect. */
export interface OwnConnectProfile {
  level: TrustLevel;
  /** Null until the person creates a profile, with their first post at the latest. */
  profile:
    | (PersonSummary &
        Pick<ConnectPerson, 'about' | 'languages' | 'homeCity'> & {
          /** Whether the portrait is uploaded; otherwise it is generated. */
          hasPicture: boolean;
        })
    | null;
  /** Until when writing is paused; null if it is not. */
  pausedUntil: string | null;
  /** The regions that this person moderates. */
  moderates: string[];
}

export interface BlockedPeople {
  blocks: PersonSummary[];
  mutes: PersonSummary[];
}

export interface PlaceRef {
  kind: PlaceKind;
  slug: string;
  name: string;
}

/** A figure of a starter page. Without a value, `question` asks readers for it. */
export interface StarterFigure {
  label: string;
  value: string | null;
  /** How it is known and where it is from: "estimate, 2025, Numbeo". */
  source: string | null;
  url: string | null;
  question: string | null;
}

/** What the data says about a city before anybody has written about it. */
export interface StarterPage {
  imageUrl: string;
  irex: number;
  figures: StarterFigure[];
  /** This month's climate; null if it is unknown. */
  climate: { month: string; tempC: number | null; rainMm: number | null } | null;
  /** Guides that draw on the city's data. */
  guides: { slug: string; title: string }[];
  tools: { name: 'budget' | 'team-hours'; city: string; timeZone: string }[];
}

export interface ConnectPlace extends PlaceRef {
  /** A folded place shows its own topics, then those of `parent`. */
  isOpen: boolean;
  /** Set while a moderator keeps the place open. */
  keptOpenUntil: string | null;
  parent: PlaceRef | null;
  /** Null below `MIN_SHOWN_PEOPLE`. */
  followers: number | null;
  follow: FollowLevel | null;
  /** Only for cities. */
  starter: StarterPage | null;
}

export interface TopicSummary {
  id: string;
  /** The short name in addresses. */
  code: string;
  slug: string;
  kind: TopicKind;
  title: string;
  place: PlaceRef;
  tags: TopicTag[];
  author: PersonSummary | null;
  isOfficial: boolean;
  /** Published replies. */
  replies: number;
  helpful: number;
  isAnswered: boolean;
  /** Members said that the accepted answer has changed, so the question counts as unanswered again. */
  isOutdated: boolean;
  isClosed: boolean;
  /** A moderator's note, such as "May be out of date". */
  label: string | null;
  status: PostStatus;
  createdAt: string;
  lastPostAt: string;
  /** The number of the last published post; 0 while there is none. */
  lastNumber: number;
  /** The number of the last post that the reader has read; null for visitors. */
  readUpTo: number | null;
}

/** Topics of a folded place are followed by those of its parent, each list with its own pages. */
export type TopicPage = Page<TopicSummary>;

/** A topic that a search found. `number` is the post of the passage. */
export interface FoundTopic extends TopicSummary {
  number: number;
  found: { title: TextPart[]; passage: TextPart[] };
}

/** The answer of `GET /api/connect/search`. */
export interface TopicSearchPage extends Page<FoundTopic> {
  /** The corrected query that was used because the typed words occur nowhere. */
  corrected: string | null;
}

/** The answer of `POST /api/connect/preview`: a text as readers would see it. */
export interface ConnectPreview {
  html: string;
}

export interface PostQuote {
  postId: string;
  number: number;
  author: PersonSummary | null;
  /** Null once the source is gone. */
  text: string | null;
}

/** A figure cited in a post: its value when the post was written and now. */
export interface CitedFigure {
  /** As written: `lisbon.monthlyCost`. */
  name: string;
  label: string;
  then: string | null;
  now: string | null;
  /** The year in which it was cited, in UTC. */
  citedIn: number;
}

export interface ConnectPost {
  id: string;
  number: number;
  /** Null for a former member, and for posts that were removed or hidden. */
  author: PersonSummary | null;
  isOfficial: boolean;
  isOwn: boolean;
  status: PostStatus;
  /** Sanitized; null when the post was removed or hidden. */
  html: string | null;
  /** The source, only for its author. */
  text: string | null;
  /** The number of the post that this one replies to. */
  replyTo: number | null;
  quotes: PostQuote[];
  /** Mentioned people by the handle as written; a changed handle still leads to the same person. */
  mentions: { written: string; person: PersonSummary }[];
  figures: CitedFigure[];
  reactions: Record<ReactionKind, number>;
  ownReactions: ReactionKind[];
  /** The reader muted or blocked the author: show one line with "Show". */
  isMuted: boolean;
  createdAt: string;
  editedAt: string | null;
  /** Increases with each edit. */
  revision: number;
  /** Whether earlier texts can be read. */
  hasRevisions: boolean;
}

export interface TopicDetail extends TopicSummary {
  posts: ConnectPost[];
  acceptedPostId: string | null;
  /** The number of the accepted answer, which may be on another page. */
  acceptedNumber: number | null;
  /** Set while the accepted answer is old and members are asked about it. */
  answerCheck: AnswerCheck | null;
  /** Only of a correction whose first post can be read. */
  correction: Correction | null;
  follow: FollowLevel | null;
  /** The number to continue from; null at the end. */
  nextFrom: number | null;
  /** Whether search engines may list it: not before a new person's topic has a reply. */
  isIndexable: boolean;
}

/** An uploaded picture for posts: re-encoded, without the data of the camera. */
export interface ConnectPicture {
  url: string;
  width: number;
  height: number;
}

export interface PostRevision {
  revision: number;
  text: string;
  at: string;
}

/** What `connect.changed` adds to an error on a stale edit: the text that is stored now. */
export interface PostChanged {
  revision: number;
  theirs: string;
}

export interface ConnectDraft {
  id: string;
  place: string | null;
  /** The code of the topic that it replies to. */
  topic: string | null;
  kind: TopicKind | null;
  title: string;
  text: string;
  tags: TopicTag[];
  /** Only of a correction. */
  correction: ProposedFigure | null;
  updatedAt: string;
}

export interface Follow {
  /** `city:lisbon`, `region:southern-europe`, `everywhere` or `topic:{code}`. */
  target: string;
  level: FollowLevel;
  /** The name of the place or the title of the topic; null for a topic that can't be read any more. */
  title: string | null;
}

/**
 * What a notification is about. `meetup`: a new one in a followed place. `meetup-seat`: you got one. `meetup-offer`: the
 * first of those waiting to accept gets it. `meetup-take-over`: the host left. `meetup-host`: you're the
 * host now. `meetup-invitation`: to be a co-host.
 */
export const notificationKinds = [
  'reply',
  'mention',
  'topic',
  'accepted',
  'decision',
  'outdated',
  'team-reply',
  'message-request',
  'message-accepted',
  'message',
  'meetup',
  'meetup-seat',
  'meetup-offer',
  'meetup-change',
  'meetup-cancellation',
  'meetup-reminder',
  'meetup-take-over',
  'meetup-host',
  'meetup-invitation',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** There is one unread notification per kind and object. */
export interface ConnectNotification {
  id: string;
  kind: NotificationKind;
  objectId: string;
  /** "How do you rent in Lisbon?" */
  title: string;
  path: string;
  /** The last person, and how many people there are in all. */
  actor: PersonSummary | null;
  people: number;
  updatedAt: string;
  readAt: string | null;
}

export interface NotificationPage extends Page<ConnectNotification> {
  unread: number;
}
