import { paths } from '@wanderwork/contracts';
import { lazyRetry, type RetryingComponent } from '@wanderwork/platform';
import type { Text } from '../../../content/help.md';

/** Loads a text and its viewer together. */
const createTextPage = (load: () => Promise<{ default: Text }>): RetryingComponent<object> =>
  lazyRetry(async () => {
    const [{ TextPage }, { default: text }] = await Promise.all([import('./text-page'), load()]);
    return { default: () => <TextPage text={text} /> };
  });

/** The text pages by path. */
export const textPages: Record<string, RetryingComponent<object>> = {
  [paths.web.help()]: createTextPage(() => import('../../../content/help.md')),
  [paths.web.terms()]: createTextPage(() => import('../../../content/terms.md')),
  [paths.web.privacy()]: createTextPage(() => import('../../../content/privacy.md')),
  [paths.web.cookies()]: createTextPage(() => import('../../../content/cookies.md')),
  [paths.web.attributions()]: createTextPage(() => import('../../../content/attributions.md')),
  [paths.web.accessibility()]: createTextPage(() => import('../../../content/accessibility.md')),
};
