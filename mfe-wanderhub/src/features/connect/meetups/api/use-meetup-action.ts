import { useQueryClient } from '@tanstack/react-query';
import { getServerMessage, HttpError, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';

/**
 * The action of a button about a meet-up. Failures are shown as a toast. After a refusal the page is loaded again: the
 * meet-up isn't what it shows any more.
 */
export const useMeetupAction = () => {
  const client = useQueryClient();
  return useAction({
    refetches: ['connect'],
    onError: (error) => {
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'We couldn’t reach the server. Please try again.'),
      });
      if (error instanceof HttpError) void client.invalidateQueries({ queryKey: ['connect'] });
    },
  });
};
