import { type FormSource } from '@wanderwork/contracts';

const forms: Record<FormSource, string> = {
  account: 'Registration',
  'hero-dialog': 'Dialog of the home page',
  'home-form': 'Waitlist of the home page',
  'join-panel': 'Join panel',
  newsletter: 'Newsletter form',
  'newsletter-fallback': 'Newsletter form, while it could not be reached',
};

const known: Partial<Record<string, string>> = forms;

/** By which forms somebody came, in words; a form of a later version by its own name. */
export const formLabels = (sources: readonly string[]): string =>
  sources.map((source) => known[source] ?? source).join(', ');
