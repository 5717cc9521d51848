/** A page of each kind, as a visitor meets it. */
export const visitorPages = [
  '/',
  '/wanderlens',
  '/wanderlens?q=zzzzzz',
  '/wanderlens?view=map&region=Southern+Europe',
  '/wanderlens?view=table',
  '/wanderlens/cities/lisbon',
  '/wanderlens/cities/aarhus',
  '/wanderlens/cities/no-such-city',
  '/wanderlens/method',
  '/wanderlens/trends',
  '/wanderlens/compare',
  '/wanderlens/compare?cities=lisbon,medellin',
  '/wanderlens/compare?cities=lisbon,porto',
  '/wanderhub',
  '/wanderhub?q=shcengen',
  '/wanderhub/tools',
  '/wanderhub/tools/budget?city=porto&people=2&add=month*60*Insurance&add=once*x*',
  '/wanderhub/tools/budget?city=no-such-city',
  '/wanderhub/tools/compare-cost?from=porto&to=tbilisi&income=3000',
  '/wanderhub/tools/schengen?stay=2027-01-12_2027-02-20&stay=2027-04-03_2027-02-30&try=2027-07-05_2027-09-03',
  '/wanderhub/tools/tax-days?stay=PT_2027-01-12_2027-06-20&stay=_2027-07-01_',
  '/wanderhub/tools/team-hours?who=Europe/Lisbon*09:00*17:00*Ana&who=America/New_York*09:00*17:00*',
  '/wanderhub/tools/packing?stop=porto*11*2&stop=chiang-mai*1*1&own=Camera&done=shirts',
  '/blog-post',
  '/wanderquest',
  '/connect',
  '/voice-assistant',
  '/admin',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/confirm-email-change',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/subscription',
  '/help',
  '/terms',
  '/privacy',
  '/cookies',
  '/attributions',
  '/accessibility',
  '/wanderhub-fallback',
  '/no-such-page',
];

/** Pages that need somebody signed in. */
export const memberPages = [
  '/profile',
  '/settings',
  '/checkout/pro',
  '/subscription',
  '/subscription/cancel',
];

/** Pages that need an admin. */
export const adminPages = [
  '/admin',
  '/admin/users',
  '/admin/billing',
  '/admin/mails',
  '/admin/waitlist',
  '/admin/newsletter',
  '/admin/settings',
  '/admin/audit',
  '/admin/wanderlens',
];

/** Pages whose words come from the API, and what they ask for. */
export const dataPages = [
  { path: '/wanderlens', asks: /\/api\/cities(\?|$)/ },
  { path: '/wanderlens/cities/lisbon', asks: /\/api\/cities\/lisbon$/ },
  { path: '/wanderhub', asks: /\/api\/library(\?|$)/ },
  { path: '/blog-post', asks: /\/api\/blog-posts(\?|$)/ },
  { path: '/wanderhub-fallback', asks: /\/api\/blog-posts(\?|$)/ },
];
