import { segment, withToken } from './segment.js';

export const home = (): string => '/';
export const wanderlens = (): string => '/wanderlens';
export const city = (slug: string): string => `/wanderlens/cities/${segment(slug)}`;
export const method = (): string => '/wanderlens/method';
export const trends = (): string => '/wanderlens/trends';
/** The trip planner; with cities, the start of a trip to them. */
export const planner = (cities: readonly string[] = []): string =>
  `/wanderlens/planner${cities.length === 0 ? '' : `?new=&cities=${cities.map(segment).join(',')}`}`;
export const compare = (slugs: readonly string[] = []): string =>
  slugs.length === 0 ? '/wanderlens/compare' : `/wanderlens/compare?cities=${slugs.map(segment).join(',')}`;
export const wanderhub = (category?: string): string =>
  category === undefined ? '/wanderhub' : `/wanderhub?category=${segment(category)}`;
export const wanderhubFallback = (): string => '/wanderhub-fallback';
export const tools = (): string => '/wanderhub/tools';
export const tool = (name: string): string => `/wanderhub/tools/${segment(name)}`;
export const post = (slugOrId: string): string => `/wanderhub/blog/${segment(slugOrId)}`;
/** `name` is the full name as in the articles. */
export const author = (name: string): string => `/wanderhub/authors/${segment(name)}`;
/** `file` is one of `postFeeds`; without a category the feed has all articles. */
export const postFeed = (file: string, category?: string): string =>
  category === undefined ? `/wanderhub/feeds/${file}` : `/wanderhub/feeds/${segment(category)}/${file}`;
export const wanderquest = (): string => '/wanderquest';
export const firstWeek = (): string => '/wanderquest/first-week';
/** `mode` is the name of its page: `grand-tour`. */
export const quest = (mode: string): string => `/wanderquest/${segment(mode)}`;
/** `board` is its name in the API; default: today's board. */
export const questBoards = (board?: string): string =>
  `/wanderquest/boards${board ? `?board=${segment(board)}` : ''}`;
export const connect = (): string => '/connect';
export const connectPage = (
  name: 'new' | 'search' | 'stays' | 'notifications' | 'messages' | 'settings' | 'rules' | 'moderation',
): string => `/connect/${name}`;
const placeFolders: Record<string, string> = { city: 'cities', region: 'regions' };
export const connectPlace = (kind: string, slug: string): string =>
  placeFolders[kind] === undefined
    ? '/connect/everywhere'
    : `/connect/${placeFolders[kind]}/${segment(slug)}`;
/** A topic from the post `from` on. */
export const connectTopicPage = (code: string, slug: string, from = 1): string =>
  `/connect/t/${segment(code)}/${segment(slug)}${from === 1 ? '' : `?from=${from}`}`;
/** A post of a topic. */
export const connectTopic = (code: string, slug: string, number = 1): string =>
  connectTopicPage(code, slug, number) + (number === 1 ? '' : `#post-${number}`);
/** `file` is one of `postFeeds`. */
export const connectFeed = (kind: string, slug: string, file: string): string =>
  placeFolders[kind] === undefined
    ? `/connect/feeds/${segment(file)}`
    : `/connect/feeds/${segment(kind)}/${segment(slug)}/${segment(file)}`;
/** Upcoming meet-ups, and the reader's own. */
export const connectMeetups = (): string => '/connect/meet-ups';
export const connectNewMeetup = (city?: string): string =>
  city === undefined ? '/connect/meet-ups/new' : `/connect/meet-ups/new?city=${segment(city)}`;
export const connectMeetup = (code: string, slug: string): string =>
  `/connect/meet-ups/${segment(code)}/${segment(slug)}`;
export const connectMeetupEdit = (code: string, slug: string): string => `${connectMeetup(code, slug)}/edit`;
export const connectPerson = (handle: string): string => `/connect/people/${segment(handle)}`;
/** The public counts of moderation. */
export const connectModerationCounts = (): string => '/connect/rules/moderation';
export const connectConversation = (id: string): string => `/connect/messages/${segment(id)}`;
export const connectDecisions = (): string => '/connect/decisions';
/** The reader's stays, with a city for the next one. */
export const connectStayIn = (city: string): string => `/connect/stays?city=${segment(city)}`;
/** A new meet-up in a city, on `from` or soon after. */
export const connectNewMeetupFrom = (city: string, from: string): string =>
  `/connect/meet-ups/new?${new URLSearchParams({ city, from })}`;
/** `conversation` opens one that exists. */
export const assistant = (conversation?: string): string =>
  conversation === undefined ? '/wanderlens/assistant' : `/wanderlens/assistant?c=${segment(conversation)}`;
/** The voice of a conversation, and the trip that it is about; without one, of a new conversation. */
export const voiceAssistant = (about: { c?: string; trip?: string } = {}): string => {
  const query = new URLSearchParams(about).toString();
  return query === '' ? '/voice-assistant' : `/voice-assistant?${query}`;
};
export const admin = (): string => '/admin';
export const adminUsers = (): string => '/admin/users';
export const adminUser = (id: string): string => `/admin/users/${segment(id)}`;
export const adminBilling = (): string => '/admin/billing';
export const adminMails = (): string => '/admin/mails';
export const adminWaitlist = (): string => '/admin/waitlist';
export const adminNewsletter = (): string => '/admin/newsletter';
export const adminIssues = (): string => '/admin/newsletter/issues';
export const adminNewIssue = (): string => '/admin/newsletter/issues/new';
export const adminIssue = (id: string): string => `/admin/newsletter/issues/${segment(id)}`;
export const adminSettings = (): string => '/admin/settings';
export const adminAudit = (): string => '/admin/audit';
/** The section of another remote in the admin area. */
export const adminRemote = (name: string): string => `/admin/${segment(name)}`;
export const profile = (): string => '/profile';
/** Where the payment provider sends somebody who has changed the card. */
export const profileAfterCardChange = (): string => '/profile?card=changed';
/** The cities and articles that a member saved. */
export const saved = (): string => '/saved';
/** Without a section: the preferences. */
export const settings = (section?: 'email' | 'security' | 'data'): string =>
  section === undefined ? '/settings' : `/settings/${section}`;
export const subscription = (): string => '/subscription';
export const subscriptionSuccess = (): string => '/subscription/success';
export const subscriptionCancel = (): string => '/subscription/cancel';
export const login = (returnTo?: string): string =>
  returnTo ? `/login?returnTo=${segment(returnTo)}` : '/login';
export const register = (): string => '/register';
export const forgotPassword = (): string => '/forgot-password';
export const resetPassword = (token?: string): string => withToken('/reset-password', token);
export const confirmEmail = (token?: string): string => withToken('/confirm-email', token);
export const confirmEmailChange = (token?: string): string => withToken('/confirm-email-change', token);
export const newsletterConfirm = (token?: string): string => withToken('/newsletter/confirm', token);
export const newsletterUnsubscribe = (token?: string): string => withToken('/newsletter/unsubscribe', token);
/** The default interval is a month. */
export const checkout = (tier: string, interval?: string): string =>
  interval === 'year' ? `/checkout/${segment(tier)}?interval=year` : `/checkout/${segment(tier)}`;
export const help = (): string => '/help';
export const terms = (): string => '/terms';
export const privacy = (): string => '/privacy';
export const cookies = (): string => '/cookies';
export const attributions = (): string => '/attributions';
export const accessibility = (): string => '/accessibility';
