import { useQueryClient } from '@tanstack/react-query';
import { type NewsletterIssue } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Row, Stack } from '@wanderwork/ui';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { issueQuery, updateIssue } from '../../api/issues';
import { IssueFields } from './issue-fields';
import { IssuePreview } from './issue-preview';
import { IssueRemoval } from './issue-removal';
import { IssueSend } from './issue-send';
import { IssueTest } from './issue-test';

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
