/** The forms through which people sign up. Stored with each person as a record of what they consented to. */
export const formSources = [
  'home-form',
  'hero-dialog',
  'join-panel',
  'newsletter-fallback',
  'newsletter',
  'account',
] as const;
export type FormSource = (typeof formSources)[number];

/** The name that the newsletter form sends if it falls back to the waitlist. It stands for no real name. */
export const NEWSLETTER_FALLBACK_NAME = 'Newsletter Subscriber';
