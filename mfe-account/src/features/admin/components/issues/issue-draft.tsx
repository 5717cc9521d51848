import { useQueryClient } from '@tanstack/react-query';
import { type NewsletterIssue, formatDateTime } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Row, Stack, Banner } from '@wanderwork/ui';
import { useAction } from '@wanderwork/platform/actions';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { issueQuery, updateIssue, sendTestIssue } from '../../api/issues';
import { IssueFields } from './issue-fields';
import { IssuePreview } from './issue-preview';
import { IssueRemoval } from './issue-removal';
import { IssueSend } from './issue-send';
import { withProof } from '../../../../shared/fresh/proof';
import { ADMIN_KEY } from '../../api/lists.query';

interface Props {
  issue: NewsletterIssue;
  /** True if the fields match the saved draft. */
  isSaved: boolean;
}

/** Sends the admin a test email. Only tested content can be sent to subscribers. */
const IssueTest = ({ issue, isSaved }: Props) => {
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

/** A draft issue: its content, a preview, and the steps to test, send or delete it. */
export const IssueDraft = ({ issue }: { issue: NewsletterIssue }) => {
  const client = useQueryClient();
  const { formProps, values, text, errors, problem, busy } = useForm({
    initial: { subject: issue.subject, text: issue.text },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, NewsletterIssueRequest }) =>
        createValidator(NewsletterIssueRequest),
      ),
    send: async (content) => {
      client.setQueryData(issueQuery(issue.id).queryKey, await updateIssue(issue.id, content));
      toast({ title: 'Draft saved', description: 'Nothing has been sent.', tone: 'ok' });
    },
  });
  const isSaved = values.subject.trim() === issue.subject && values.text.trim() === issue.text;
  return (
    <>
      <Part title="Content" about="Plain paragraphs and links. Our email template does the styling.">
        <Stack as="form" $gap={4} aria-label="Issue" {...formProps}>
          <ErrorMessage problem={problem} />
          <IssueFields errors={errors} subject={text('subject')} text={text('text')} />
          <Row $gap={3}>
            <Button
              type="submit"
              variant="ink"
              busy={busy}
              busyLabel="Saving..."
              unavailable={isSaved && 'No changes to save.'}
            >
              Save draft
            </Button>
          </Row>
        </Stack>
      </Part>
      <IssuePreview issue={issue} />
      <IssueTest issue={issue} isSaved={isSaved} />
      <IssueSend issue={issue} isSaved={isSaved} />
      <IssueRemoval issue={issue} />
    </>
  );
};
