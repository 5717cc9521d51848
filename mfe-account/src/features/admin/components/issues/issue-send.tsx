import { type NewsletterIssue } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { sendIssue } from '../../api/issues';
import { formatCount } from '../../model/account-labels';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../../shared/fresh/proof';
import { ADMIN_KEY } from '../../api/lists.query';

interface Props {
  issue: NewsletterIssue;
  /** True if the fields match the saved draft. */
  isSaved: boolean;
}

const findObstacle = ({ issue, isSaved }: Props): string | false => {
  if (!isSaved) return 'Save the draft first.';
  if (issue.testedAt === null) return 'Send yourself a test first.';
  return issue.readers === 0 && 'The newsletter has no subscribers yet.';
};

/** Sends the issue after a confirmation that names the number of subscribers. Sending can't be undone. */
export const IssueSend = ({ issue, isSaved }: Props) => {
  const [isConfirming, setConfirming] = useState(false);
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const audience = formatCount(issue.readers, 'subscriber');
  const send = () =>
    run(() => withProof(() => sendIssue(issue.id, issue.testedAt ?? '')), `Sending to ${audience}`);
  return (
    <Part
      title="Send"
      about="Goes out once, to every confirmed subscriber. Every email has an unsubscribe link."
    >
      <Stack $gap={4}>
        <ErrorMessage problem={problem} />
        <Row $gap={3}>
          <Button
            variant="ink"
            busy={busy}
            busyLabel="Starting..."
            unavailable={findObstacle({ issue, isSaved })}
            onClick={() => setConfirming(true)}
          >
            Send to {audience}
          </Button>
        </Row>
        <ConfirmDialog
          open={isConfirming}
          onClose={() => setConfirming(false)}
          title={`Send to ${audience}?`}
          description="Sending starts right away and can’t be undone."
          yes="Yes, send it"
          no="Not yet"
          onYes={() => void send()}
        />
      </Stack>
    </Part>
  );
};
