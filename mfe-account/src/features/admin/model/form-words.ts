const forms: Record<string, string> = {
  account: 'Registration',
  'hero-dialog': 'Dialog of the home page',
  'home-form': 'Waitlist of the home page',
  'join-panel': 'Join panel',
  newsletter: 'Newsletter form',
};

/** By which forms somebody came, in words; a form of a later version by its own name. */
export const formWords = (sources: readonly string[]): string =>
  sources.map((source) => forms[source] ?? source).join(', ');
