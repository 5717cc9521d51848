import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';

/** The action of a button about a meet-up. Failures are shown as a toast. */
export const useMeetupAction = () =>
  useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
