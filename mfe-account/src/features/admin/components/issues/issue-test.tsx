import { momentWords, type NewsletterIssue } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { Part } from '../../../../shared/part';
import { Problem } from '../../../../shared/problem';
import { testIssue } from '../../api/issues';
import { useChange } from '../use-change';

interface Props {
  issue: NewsletterIssue;
  /** What is in the fields is what the server has. */
  saved: boolean;
}

/** A copy for oneself: only words that were tried out can be sent. */
export const IssueTest = ({ issue, saved }: Props) => {
  const { busy, problem, change } = useChange();
  const test = () => change(() => testIssue(issue.id), 'A copy is on its way to you');
  return (
    <Part title="Try it out" about="Open the copy in your own mail program, and follow its links.">
      <Stack $gap={4}>
        <Problem>{problem}</Problem>
        {issue.testedAt && saved && (
          <Banner tone="info">A copy of these words went to you on {momentWords(issue.testedAt)}.</Banner>
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
