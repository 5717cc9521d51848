import { getServerMessage, toast } from '@wanderwork/platform';

/** Shows why an action on a post failed. */
export const showError = (error: Error) =>
  void toast({
    tone: 'bad',
    title: 'That didn’t work',
    description: getServerMessage(error, 'Please try again.'),
  });
