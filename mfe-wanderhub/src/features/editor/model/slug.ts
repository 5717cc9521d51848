import { POST_SLUG_MAX } from '@wanderwork/contracts';

/** Converts a title to a slug: `Porto, slowly` → `porto-slowly`. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, POST_SLUG_MAX)
    .replace(/^-+|-+$/g, '');
