import { segment } from '../segment.js';

const ROOT = '/api/connect';

export const profile = (): string => `${ROOT}/profile`;
export const portrait = (): string => `${profile()}/picture`;
export const person = (handle: string): string => `${ROOT}/people/${segment(handle)}`;
export const blocks = (): string => `${ROOT}/blocks`;
export const block = (handle: string): string => `${blocks()}/${segment(handle)}`;
export const mute = (handle: string): string => `${ROOT}/mutes/${segment(handle)}`;
export const place = (kind: string, slug: string): string =>
  `${ROOT}/places/${segment(kind)}/${segment(slug)}`;
export const keepOpen = (kind: string, slug: string): string => `${place(kind, slug)}/keep-open`;
export const follows = (): string => `${ROOT}/follows`;
export const follow = (target: string): string => `${follows()}/${segment(target)}`;
export const topics = (): string => `${ROOT}/topics`;
export const search = (): string => `${ROOT}/search`;
export const preview = (): string => `${ROOT}/preview`;
export const similarTopics = (): string => `${topics()}/similar`;
export const topic = (code: string): string => `${topics()}/${segment(code)}`;
export const replies = (code: string): string => `${topic(code)}/posts`;
export const acceptedAnswer = (code: string): string => `${topic(code)}/accepted`;
export const answerVote = (code: string): string => `${topic(code)}/still-true`;
export const correctableFigures = (city: string): string => `${ROOT}/cities/${segment(city)}/figures`;
export const post = (id: string): string => `${ROOT}/posts/${segment(id)}`;
export const revisions = (id: string): string => `${post(id)}/revisions`;
export const reaction = (id: string, kind: string): string => `${post(id)}/reactions/${segment(kind)}`;
export const pictures = (): string => `${ROOT}/pictures`;
export const picture = (file: string): string => `${pictures()}/${segment(file)}`;
export const drafts = (): string => `${ROOT}/drafts`;
export const draft = (id: string): string => `${drafts()}/${segment(id)}`;
export const reads = (): string => `${ROOT}/reads`;
export const notifications = (): string => `${ROOT}/notifications`;
export const readNotifications = (): string => `${notifications()}/read`;
export const live = (): string => `${ROOT}/live`;
export const messages = (): string => `${ROOT}/messages`;
export const unreadMessages = (): string => `${messages()}/unread`;
export const messageSettings = (): string => `${messages()}/settings`;
export const messageContact = (handle: string): string => `${messages()}/with/${segment(handle)}`;
export const conversation = (id: string): string => `${messages()}/${segment(id)}`;
export const acceptConversation = (id: string): string => `${conversation(id)}/accept`;
export const declineConversation = (id: string): string => `${conversation(id)}/decline`;
export const readConversation = (id: string): string => `${conversation(id)}/read`;
export const visits = (): string => `${ROOT}/visits`;
export const emailSettings = (): string => `${ROOT}/email-settings`;
/** Asks before it ends emails of that kind. Mail programs send a POST request there (RFC 8058). */
export const unsubscribe = (kind: string, token: string): string =>
  `${ROOT}/unsubscribe/${segment(kind)}/${segment(token)}`;
export const pushSubscriptions = (): string => `${ROOT}/push-subscriptions`;
export const pushSubscription = (id: string): string => `${pushSubscriptions()}/${segment(id)}`;
export const reports = (): string => `${ROOT}/reports`;
export const decisions = (): string => `${ROOT}/decisions`;
export const appeal = (id: string): string => `${decisions()}/${segment(id)}/appeal`;
export const queue = (): string => `${ROOT}/moderation/queue`;
export const lease = (id: string): string => `${ROOT}/moderation/cases/${segment(id)}/lease`;
export const actions = (): string => `${ROOT}/moderation/actions`;
export const proposedActions = (): string => `${actions()}/proposed`;
export const confirmAction = (id: string): string => `${actions()}/${segment(id)}/confirm`;
export const decideAppeal = (id: string): string => `${ROOT}/moderation/appeals/${segment(id)}`;
export const moderationCounts = (): string => `${ROOT}/moderation/counts`;
export const overview = (): string => `${ROOT}/overview`;
export const moderators = (): string => `${ROOT}/moderation/moderators`;
export const moderator = (handle: string): string => `${moderators()}/${segment(handle)}`;
export const stays = (): string => `${ROOT}/stays`;
export const stay = (id: string): string => `${stays()}/${segment(id)}`;
/** "I'd like to meet people" during a stay. */
export const raisedHand = (id: string): string => `${stay(id)}/hand`;
export const overlaps = (): string => `${ROOT}/overlaps`;
export const callHours = (): string => `${ROOT}/call-hours`;
export const freeEvenings = (city: string): string => `${place('city', city)}/free-evenings`;
export const meetups = (): string => `${ROOT}/meet-ups`;
/** Those that the reader hosts, goes to or waits for. */
export const ownMeetups = (): string => `${meetups()}/own`;
export const meetup = (code: string): string => `${meetups()}/${segment(code)}`;
export const meetupFile = (code: string): string => `${meetup(code)}.ics`;
export const cancelMeetup = (code: string): string => `${meetup(code)}/cancel`;
/** `PUT` to go or wait, or to accept an offered seat; `DELETE` for not going. */
export const rsvp = (code: string): string => `${meetup(code)}/rsvp`;
export const meetupGuests = (code: string): string => `${meetup(code)}/guests`;
/** `PUT` to accept being a co-host or to take over; `DELETE` to decline or to stop hosting. */
export const hosting = (code: string): string => `${meetup(code)}/hosting`;
/** `PUT` by the host to ask somebody; `DELETE` to take that back. */
export const coHost = (code: string, handle: string): string => `${meetup(code)}/co-hosts/${segment(handle)}`;
/** `GET`, `POST` and `DELETE` the reader's private feed. */
export const calendar = (): string => `${ROOT}/calendar`;
export const calendarFeed = (secret: string): string => `${calendar()}/${segment(secret)}.ics`;
