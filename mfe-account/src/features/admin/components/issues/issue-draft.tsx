import { useQueryClient } from '@tanstack/react-query';
import { type NewsletterIssue } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Button, Row, Stack } from '@wanderwork/ui';
import { Part } from '../../../../shared/part';
import { FormError } from '../../../../shared/error-message';
import { issueQuery, updateIssue } from '../../api/issues';
import { IssueFields } from './issue-fields';
import { IssuePreview } from './issue-preview';
import { IssueRemoval } from './issue-removal';
import { IssueSend } from './issue-send';
import { IssueTest } from './issue-test';

/** An issue that is worked on: its words, how they look, and the steps until everybody has them. */
export const IssueDraft = ({ issue }: { issue: NewsletterIssue }) => {
  const client = useQueryClient();
  const { formProps, values, text, errors, problem, busy } = useForm({
    initial: { subject: issue.subject, text: issue.text },
    check: (words) => findFieldErrors('newsletterIssue', words),
    send: async (words) => {
      client.setQueryData(issueQuery(issue.id).queryKey, await updateIssue(issue.id, words));
      toast({ title: 'The draft is saved', description: 'Nobody has got it yet.', tone: 'ok' });
    },
  });
  const saved = values.subject.trim() === issue.subject && values.text.trim() === issue.text;
  return (
    <>
      <Part title="Words" about="Plain paragraphs and links; the letter has the looks of all our letters.">
        <Stack as="form" $gap={4} aria-label="The issue" {...formProps}>
          <FormError problem={problem} />
          <IssueFields errors={errors} subject={text('subject')} text={text('text')} />
          <Row $gap={3}>
            <Button
              type="submit"
              variant="ink"
              busy={busy}
              busyLabel="Saving..."
              unavailable={saved && 'These words are saved.'}
            >
              Save the draft
            </Button>
          </Row>
        </Stack>
      </Part>
      <IssuePreview issue={issue} />
      <IssueTest issue={issue} saved={saved} />
      <IssueSend issue={issue} saved={saved} />
      <IssueRemoval issue={issue} />
    </>
  );
};
