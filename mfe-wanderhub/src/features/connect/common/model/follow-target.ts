import { capitalize, EVERYWHERE } from '@wanderwork/contracts';

/** "Southern Europe" of `southern-europe`: for where only the slug is known. */
export const toPlaceName = (slug: string): string => slug.split('-').map(capitalize).join(' ');

/** A readable name of what somebody follows: "Everywhere", "Southern Europe", "A topic (k3f9a2bc)". */
export const describeTarget = (target: string): string => {
  if (target === EVERYWHERE) return 'Everywhere';
  const [kind, name = ''] = target.split(':');
  return kind === 'topic' ? `A topic (${name})` : toPlaceName(name);
};
