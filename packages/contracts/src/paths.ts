/** Every address of the product, as a function of what varies in it. Segments are escaped here and nowhere else. */
const segment = encodeURIComponent;

const withToken = (path: string, token?: string): string =>
  token === undefined ? path : `${path}?token=${segment(token)}`;

const web = {
  home: () => '/',
  wanderlens: () => '/wanderlens',
  city: (slug: string) => `/wanderlens/cities/${segment(slug)}`,
  method: () => '/wanderlens/method',
  trends: () => '/wanderlens/trends',
  compare: (slugs: readonly string[] = []) =>
    slugs.length === 0 ? '/wanderlens/compare' : `/wanderlens/compare?cities=${slugs.map(segment).join(',')}`,
  wanderhub: () => '/wanderhub',
  wanderhubFallback: () => '/wanderhub-fallback',
  post: (slugOrId: string) => `/wanderhub/blog/${segment(slugOrId)}`,
  wanderquest: () => '/wanderquest',
  connect: () => '/connect',
  voiceAssistant: () => '/voice-assistant',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminUser: (id: string) => `/admin/users/${segment(id)}`,
  adminMails: () => '/admin/mails',
  adminWaitlist: () => '/admin/waitlist',
  adminNewsletter: () => '/admin/newsletter',
  adminIssues: () => '/admin/newsletter/issues',
  adminNewIssue: () => '/admin/newsletter/issues/new',
  adminIssue: (id: string) => `/admin/newsletter/issues/${segment(id)}`,
  adminSettings: () => '/admin/settings',
  adminAudit: () => '/admin/audit',
  /** What another remote shows in the admin area. */
  adminRemote: (name: string) => `/admin/${segment(name)}`,
  profile: () => '/profile',
  settings: () => '/settings',
  subscription: () => '/subscription',
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${segment(returnTo)}` : '/login'),
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => withToken('/reset-password', token),
  confirmEmail: (token?: string) => withToken('/confirm-email', token),
  confirmEmailChange: (token?: string) => withToken('/confirm-email-change', token),
  newsletterConfirm: (token?: string) => withToken('/newsletter/confirm', token),
  newsletterUnsubscribe: (token?: string) => withToken('/newsletter/unsubscribe', token),
  checkout: (tier: string) => `/checkout/${segment(tier)}`,
  help: () => '/help',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  attributions: () => '/attributions',
  accessibility: () => '/accessibility',
};

const api = {
  authUser: () => '/api/auth/user',
  login: () => '/api/auth/login',
  /** For the browser itself: leads to the login page and from there to `returnTo`. */
  loginPage: (returnTo?: string) => (returnTo ? `/api/login?returnTo=${segment(returnTo)}` : '/api/login'),
  logout: () => '/api/auth/logout',
  logoutFallback: () => '/api/logout',
  fresh: () => '/api/auth/fresh',
  freshPasskeyOptions: () => '/api/auth/fresh/passkey-options',
  secondFactor: () => '/api/auth/second-factor',
  secondFactorPasskeyOptions: () => '/api/auth/second-factor/passkey-options',
  passkeySignIn: () => '/api/auth/passkey',
  passkeySignInOptions: () => '/api/auth/passkey/options',
  register: () => '/api/auth/register',
  signup: () => '/api/signup',
  forgotPassword: () => '/api/auth/forgot-password',
  resetPassword: () => '/api/auth/reset-password',
  confirmEmail: () => '/api/auth/confirm-email',
  resendConfirmation: () => '/api/auth/confirm-email/resend',
  confirmEmailChange: () => '/api/auth/confirm-email-change',
  changeEmail: () => '/api/account/email',
  waitlist: () => '/api/waitlist',
  newsletter: () => '/api/newsletter/subscribe',
  newsletterConfirm: () => '/api/newsletter/confirm',
  newsletterUnsubscribe: () => '/api/newsletter/unsubscribe',
  /** What mail programs call by themselves (RFC 8058). */
  newsletterOneClick: (token: string) => `/api/newsletter/unsubscribe/${segment(token)}`,
  blogPosts: () => '/api/blog-posts',
  blogPost: (slugOrId: string) => `/api/blog-posts/${segment(slugOrId)}`,
  cities: () => '/api/cities',
  city: (slug: string) => `/api/cities/${segment(slug)}`,
  cityHistory: (slug: string) => `/api/cities/${segment(slug)}/history`,
  cityAnalytics: (slug: string) => `/api/cities/${segment(slug)}/analytics`,
  ownRank: (slug: string) => `/api/cities/${segment(slug)}/own-rank`,
  irexTrends: () => '/api/irex/trends',
  reports: () => '/api/reports',
  irexInputs: () => '/api/irex/inputs',
  irexMethod: () => '/api/irex/method',
  compare: () => '/api/compare',
  analysis: () => '/api/analysis',
  sampleCities: () => '/api/sample-cities',
  search: () => '/api/search',
  searchSuggestions: () => '/api/search/suggestions',
  searchAllowance: () => '/api/search/allowance',
  wanderlensHero: () => '/api/wanderlens-hero',
  releases: () => '/api/releases',
  releaseReport: () => '/api/releases/reports',
  clientErrors: () => '/api/client-errors',
  analyticsEvents: () => '/api/analytics/events',
  art: {
    city: (slug: string) => `/api/art/cities/${segment(slug)}.svg`,
    post: (slug: string) => `/api/art/posts/${segment(slug)}.svg`,
    person: (seed: string) => `/api/art/people/${segment(seed)}.svg`,
    stamp: (slug: string) => `/api/art/stamps/${segment(slug)}.svg`,
  },
  picture: (file: string) => `/api/pictures/${segment(file)}`,
  account: {
    profile: () => '/api/account/profile',
    preferences: () => '/api/account/preferences',
    irex: () => '/api/account/irex',
    favourites: () => '/api/account/favourites',
    favourite: (slug: string) => `/api/account/favourites/${segment(slug)}`,
    picture: () => '/api/account/picture',
    generatedPicture: () => '/api/account/picture/generated',
    sessions: () => '/api/account/sessions',
    session: (id: string) => `/api/account/sessions/${segment(id)}`,
    password: () => '/api/account/password',
    secondFactors: () => '/api/account/second-factors',
    totp: () => '/api/account/totp',
    totpConfirm: () => '/api/account/totp/confirm',
    recoveryCodes: () => '/api/account/recovery-codes',
    passkeys: () => '/api/account/passkeys',
    passkeyOptions: () => '/api/account/passkeys/options',
    passkey: (id: string) => `/api/account/passkeys/${segment(id)}`,
    export: () => '/api/account/export',
    deletion: () => '/api/account/deletion',
  },
  admin: {
    overview: () => '/api/admin/overview',
    users: () => '/api/admin/users',
    user: (id: string) => `/api/admin/users/${segment(id)}`,
    endSessions: (id: string) => `/api/admin/users/${segment(id)}/end-sessions`,
    mails: () => '/api/admin/mails',
    retryMail: (id: string) => `/api/admin/mails/${segment(id)}/retry`,
    waitlist: () => '/api/admin/waitlist',
    waitlistExport: () => '/api/admin/waitlist/export',
    newsletter: () => '/api/admin/newsletter',
    newsletterExport: () => '/api/admin/newsletter/export',
    issues: () => '/api/admin/newsletter/issues',
    issue: (id: string) => `/api/admin/newsletter/issues/${segment(id)}`,
    issuePreview: (id: string) => `/api/admin/newsletter/issues/${segment(id)}/preview`,
    testIssue: (id: string) => `/api/admin/newsletter/issues/${segment(id)}/test`,
    sendIssue: (id: string) => `/api/admin/newsletter/issues/${segment(id)}/send`,
    settings: () => '/api/admin/settings',
    audit: () => '/api/admin/audit',
    cities: () => '/api/admin/cities',
    batches: () => '/api/admin/cities/batches',
    batch: (id: number) => `/api/admin/cities/batches/${id}`,
    applyBatch: (id: number) => `/api/admin/cities/batches/${id}/apply`,
    rollBackBatch: (id: number) => `/api/admin/cities/batches/${id}/roll-back`,
    cityFigures: (slug: string) => `/api/admin/cities/${segment(slug)}/figures`,
    cityPreview: (slug: string) => `/api/admin/cities/${segment(slug)}/preview`,
  },
  health: { live: () => '/api/health/live', ready: () => '/api/health/ready' },
};

export const paths = { web, api };

const PROBE_ORIGIN = 'http://return.invalid';

/**
 * The path of this site that `value` names, or null: for `returnTo` and every other address that arrives from outside.
 * Refuses other origins, protocol-relative and backslash forms, control characters and non-strings.
 */
export const sitePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  if (!URL.canParse(value, PROBE_ORIGIN)) return null;
  const url = new URL(value, PROBE_ORIGIN);
  if (url.origin !== PROBE_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
