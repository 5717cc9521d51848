import { formatDateTime, type NewsletterIssue } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { sendTestIssue } from '../../api/issues';
import { useAdminAction } from '../use-admin-action';

interface Props {
  issue: NewsletterIssue;
  /** What is in the fields is what the server has. */
  saved: boolean;
}

/** A copy for oneself: only words that were tried out can be sent. */
export const IssueTest = ({ issue, saved }: Props) => {
  const { busy, problem, change } = useAdminAction();
  const test = () => change(() => sendTestIssue(issue.id), 'A copy is on its way to you');
  return (
    <Part title="Try it out" about="Open the copy in your own mail program, and follow its links.">
      <Stack $gap={4}>
        <ErrorMessage>{problem}</ErrorMessage>
        {issue.testedAt && saved && (
          <Banner tone="info">A copy of these words went to you on {formatDateTime(issue.testedAt)}.</Banner>
        )}
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Sending..."
            unavailable={!saved && 'Please save the words first.'}
            onClick={() => void test()}
          >
            Send a copy to me
          </Button>
        </Row>
      </Stack>
    </Part>
  );
};
