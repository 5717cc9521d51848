import { type FormSource } from '@wanderwork/contracts';

const labels: Record<FormSource, string> = {
  account: 'Registration',
  'hero-dialog': 'Home page sign-up',
  'home-form': 'Home page waitlist',
  'join-panel': 'Join panel',
  newsletter: 'Newsletter form',
  'newsletter-fallback': 'Newsletter form (fallback)',
};

const labelsByName: Partial<Record<string, string>> = labels;

/** The forms through which a person signed up. Forms of a newer version are shown by their own name. */
export const formatForms = (sources: readonly string[]): string =>
  sources.map((source) => labelsByName[source] ?? source).join(', ');
