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
export const moderators = (): string => `${ROOT}/moderation/moderators`;
export const moderator = (handle: string): string => `${moderators()}/${segment(handle)}`;
