import { segment } from '../segment.js';

export * as art from './art.js';
export * as assistant from './assistant.js';
export * as connect from './connect.js';
export * as billing from './billing.js';
export * as quest from './quest.js';
export * as trips from './trips.js';
export * as voice from './voice.js';
export * as account from './account.js';
export * as admin from './admin.js';
export * as health from './health.js';

export const authUser = (): string => '/api/auth/user';
export const login = (): string => '/api/auth/login';
/** For browser navigation: redirects to the login page, which leads on to `returnTo`. */
export const loginPage = (returnTo?: string): string =>
  returnTo ? `/api/login?returnTo=${segment(returnTo)}` : '/api/login';
export const logout = (): string => '/api/auth/logout';
export const logoutFallback = (): string => '/api/logout';
export const fresh = (): string => '/api/auth/fresh';
export const freshPasskeyOptions = (): string => '/api/auth/fresh/passkey-options';
export const secondFactor = (): string => '/api/auth/second-factor';
export const secondFactorPasskeyOptions = (): string => '/api/auth/second-factor/passkey-options';
export const passkeySignIn = (): string => '/api/auth/passkey';
export const passkeySignInOptions = (): string => '/api/auth/passkey/options';
export const register = (): string => '/api/auth/register';
export const signup = (): string => '/api/signup';
export const forgotPassword = (): string => '/api/auth/forgot-password';
export const resetPassword = (): string => '/api/auth/reset-password';
export const confirmEmail = (): string => '/api/auth/confirm-email';
export const resendConfirmation = (): string => '/api/auth/confirm-email/resend';
/** For somebody who just registered and is not signed in. */
export const requestConfirmation = (): string => '/api/auth/confirm-email/request';
export const confirmEmailChange = (): string => '/api/auth/confirm-email-change';
export const changeEmail = (): string => '/api/account/email';
export const waitlist = (): string => '/api/waitlist';
export const newsletter = (): string => '/api/newsletter/subscribe';
export const newsletterConfirm = (): string => '/api/newsletter/confirm';
export const newsletterUnsubscribe = (): string => '/api/newsletter/unsubscribe';
/** Called by mail programs (RFC 8058). */
export const newsletterOneClick = (token: string): string => `/api/newsletter/unsubscribe/${segment(token)}`;
export const blogPosts = (): string => '/api/blog-posts';
export const relatedPosts = (slugOrId: string): string => `/api/blog-posts/${segment(slugOrId)}/related`;
export const postReaders = (id: string): string => `/api/blog-posts/${segment(id)}/readers`;
export const library = (): string => '/api/library';
export const libraryTags = (): string => '/api/library/tags';
export const blogPost = (slugOrId: string): string => `/api/blog-posts/${segment(slugOrId)}`;
export const cities = (): string => '/api/cities';
export const city = (slug: string): string => `/api/cities/${segment(slug)}`;
export const cityHistory = (slug: string): string => `/api/cities/${segment(slug)}/history`;
export const cityAnalytics = (slug: string): string => `/api/cities/${segment(slug)}/analytics`;
export const ownRank = (slug: string): string => `/api/cities/${segment(slug)}/own-rank`;
export const irexTrends = (): string => '/api/irex/trends';
export const reports = (): string => '/api/reports';
export const irexInputs = (): string => '/api/irex/inputs';
export const entryRules = (passport: string): string => `/api/entry-rules/${segment(passport)}`;
export const irexMethod = (): string => '/api/irex/method';
export const compare = (): string => '/api/compare';
export const analysis = (): string => '/api/analysis';
export const currencyRates = (): string => '/api/currency-rates';
export const sampleCities = (): string => '/api/sample-cities';
export const search = (): string => '/api/search';
export const searchSuggestions = (): string => '/api/search/suggestions';
export const searchAllowance = (): string => '/api/search/allowance';
export const wanderlensHero = (): string => '/api/wanderlens-hero';
export const releases = (): string => '/api/releases';
export const releaseReport = (): string => '/api/releases/reports';
export const clientErrors = (): string => '/api/client-errors';
/** Where browsers report violations of the content security policy. */
export const cspReports = (): string => '/api/csp-reports';
export const analyticsEvents = (): string => '/api/analytics/events';
export const picture = (file: string): string => `/api/pictures/${segment(file)}`;
export const postImage = (file: string): string => `/api/post-images/${segment(file)}`;
