import { lazyRetry } from '@wanderwork/platform';

/**
 * The slot `./assistant`: the side panel of the travel assistant, which the shell mounts when it is first opened. It
 * shares its code with the page of the assistant.
 */
export default lazyRetry(
  () => import(/* webpackChunkName: 'assistant' */ './features/assistant/components/assistant-panel'),
);
