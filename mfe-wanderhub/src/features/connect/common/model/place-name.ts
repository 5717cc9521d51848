import { capitalize } from '@wanderwork/contracts';

/** "Southern Europe" of `southern-europe`: for where only the slug is known. */
export const toPlaceName = (slug: string): string => slug.split('-').map(capitalize).join(' ');
