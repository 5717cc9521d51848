import { paths, type Conversation } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MuteAndBlock } from '../../common/components/mute-and-block';
import { ReportButton } from '../../common/components/report-button';

/** What the reader can do about a conversation and the person in it. */
export const ConversationActions = ({ conversation }: { conversation: Conversation }) => {
  const { id, other, isMuted, isBlocked } = conversation;
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  const remove = () =>
    void run(async () => {
      await http.delete(paths.api.connect.conversation(id));
      await navigate(paths.web.connectPage('messages'));
    });
  return (
    <>
      {other && (
        <>
          <MuteAndBlock person={{ ...other, isMuted: isMuted && !isBlocked, isBlocked }} />
          <ReportButton kind="person" object={other.handle} label={`the profile of ${other.name}`} />
        </>
      )}
      <Button size="small" busy={busy} onClick={() => setAsks(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Delete this conversation?"
        description="It disappears from your list. The other person keeps their copy."
        yes="Delete"
        no="Cancel"
        onYes={remove}
      />
    </>
  );
};
