import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { getServerMessage, http, toast, useFlag } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Stack } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { Loaded } from '../../common/components/loaded';
import { messageSettingsQuery } from '../api/messages.query';

/** Lets the reader turn private messages off. */
export const MessageSettings = ({ userId }: { userId: string }) => {
  const query = useQuery(messageSettingsQuery(userId));
  const isOpen = useFlag('privateMessages');
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  if (!isOpen) return null;
  const save = (isOn: boolean) => void run(() => http.put(paths.api.connect.messageSettings(), { isOn }));
  return (
    <Part as="section" $gap={4} aria-labelledby="private-messages">
      <h2 id="private-messages">Private messages</h2>
      <Loaded query={query} label="Your setting for messages">
        {({ isOn }) => (
          <Switch
            checked={isOn}
            disabled={busy}
            onCheckedChange={save}
            description="People you exchanged replies with, or who go to the same meet-up, can send you one request. You decide whether to answer. If you turn this off, nobody can write to you, except the host of a meet-up you’re going to. Nobody is told."
          >
            Let others write to me
          </Switch>
        )}
      </Loaded>
    </Part>
  );
};

const Part = styled(Stack)`
  max-width: 44rem;
`;
