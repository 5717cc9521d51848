/** Which form a person used; kept so that one knows later what they were promised there. */
export type FormSource =
  'home-form' | 'hero-dialog' | 'join-panel' | 'newsletter-fallback' | 'newsletter' | 'account';
