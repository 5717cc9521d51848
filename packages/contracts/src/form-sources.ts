/** The forms by which people come; kept with each, so that one knows later what they were promised there. */
export const formSources = [
  'home-form',
  'hero-dialog',
  'join-panel',
  'newsletter-fallback',
  'newsletter',
  'account',
] as const;
export type FormSource = (typeof formSources)[number];

/** What the newsletter's form sends as the name where the waitlist has to take the address: nobody is called so. */
export const NEWSLETTER_FALLBACK_NAME = 'Newsletter Subscriber';
