import { paths } from '@wanderwork/contracts';
import { lazyRetry, type RetryingComponent } from '@wanderwork/platform';
import type { Text } from '../../../content/help.md';

/** A page whose words and whose viewer arrive together. */
const textPage = (load: () => Promise<{ default: Text }>): RetryingComponent<object> =>
  lazyRetry(async () => {
    const [{ TextPage }, { default: text }] = await Promise.all([import('./text-page'), load()]);
    return { default: () => <TextPage text={text} /> };
  });

/** The pages of text by their paths. */
export const textPages: Record<string, RetryingComponent<object>> = {
  [paths.web.help()]: textPage(() => import('../../../content/help.md')),
  [paths.web.terms()]: textPage(() => import('../../../content/terms.md')),
  [paths.web.privacy()]: textPage(() => import('../../../content/privacy.md')),
  [paths.web.cookies()]: textPage(() => import('../../../content/cookies.md')),
  [paths.web.attributions()]: textPage(() => import('../../../content/attributions.md')),
  [paths.web.accessibility()]: textPage(() => import('../../../content/accessibility.md')),
};
