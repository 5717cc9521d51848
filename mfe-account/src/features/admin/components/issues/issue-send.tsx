import { type NewsletterIssue } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { sendIssue } from '../../api/issues';
import { formatCount } from '../../model/account-labels';
import { useAdminAction } from '../use-admin-action';

interface Props {
  issue: NewsletterIssue;
  /** What is in the fields is what the server has. */
  saved: boolean;
}

const hindranceOf = ({ issue, saved }: Props): string | false => {
  if (!saved) return 'Please save the words first.';
  if (issue.testedAt === null) return 'Please send a copy to yourself first.';
  return issue.readers === 0 && 'Nobody has said yes to the newsletter yet.';
};

/** The last step, which nobody can take back: it is asked for once more, with the number of those who get it. */
export const IssueSend = ({ issue, saved }: Props) => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, change } = useAdminAction();
  const readers = formatCount(issue.readers, 'reader');
  const send = () =>
    change(() => sendIssue(issue.id, issue.testedAt ?? ''), `It is on its way to ${readers}`);
  return (
    <Part title="Send" about="Once, to everybody who has said yes. Each letter can end the newsletter.">
      <Stack $gap={4}>
        <ErrorMessage>{problem}</ErrorMessage>
        <Row $gap={3}>
          <Button
            variant="ink"
            busy={busy}
            busyLabel="Starting..."
            unavailable={hindranceOf({ issue, saved })}
            onClick={() => setAsking(true)}
          >
            Send to {readers}
          </Button>
        </Row>
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={`Send to ${readers}?`}
          description="It begins at once, and what is sent cannot be called back."
          yes="Yes, send it"
          no="Not yet"
          onYes={() => void send()}
        />
      </Stack>
    </Part>
  );
};
