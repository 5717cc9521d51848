import { formatDateTime, type NewsletterIssue } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { sendTestIssue } from '../../api/issues';
import { useAction } from '@wanderwork/platform/actions';
import { withProof } from '../../../../shared/fresh/proof';
import { ADMIN_KEY } from '../../api/lists.query';

interface Props {
  issue: NewsletterIssue;
  /** True if the fields match the saved draft. */
  isSaved: boolean;
}

/** Sends the admin a test email. Only tested content can be sent to subscribers. */
export const IssueTest = ({ issue, isSaved }: Props) => {
  const { busy, problem, run } = useAction({ refetches: [ADMIN_KEY] });
  const test = () => run(() => withProof(() => sendTestIssue(issue.id)), 'Test sent to you');
  return (
    <Part title="Test" about="Open the test in your own email app and check its links.">
      <Stack $gap={4}>
        <ErrorMessage problem={problem} />
        {issue.testedAt && isSaved && (
          <Banner tone="info">We sent you a test of this draft on {formatDateTime(issue.testedAt)}.</Banner>
        )}
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Sending..."
            unavailable={!isSaved && 'Save the draft first.'}
            onClick={() => void test()}
          >
            Send me a test
          </Button>
        </Row>
      </Stack>
    </Part>
  );
};
