import { lazyRetry } from '@wanderwork/platform';
import type { Text } from '../../../content/help.md';

/** Loads a text and its viewer together. */
export default (load: () => Promise<{ default: Text }>) =>
  lazyRetry(async () => {
    const [{ TextPage }, { default: text }] = await Promise.all([import('./text-page'), load()]);
    return { default: () => <TextPage text={text} /> };
  });
