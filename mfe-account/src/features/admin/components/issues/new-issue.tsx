import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Stack } from '@wanderwork/ui';
import { useNavigate } from 'react-router-dom';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { issueQuery, createIssue } from '../../api/issues';
import { ADMIN_KEY } from '../../api/lists.query';
import { AdminFrame } from '../admin-frame';
import { IssueFields } from './issue-fields';
import { NewsletterNav } from './newsletter-nav';

/** The form that creates an issue. */
export const NewIssue = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { subject: '', text: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, NewsletterIssueRequest }) =>
        createValidator(NewsletterIssueRequest),
      ),
    send: async (values) => {
      const issue = await createIssue(values);
      client.setQueryData(issueQuery(issue.id).queryKey, issue);
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
      toast({ title: 'Draft saved', description: 'Nothing has been sent.', tone: 'ok' });
      await navigate(paths.web.adminIssue(issue.id), { replace: true });
    },
  });
  return (
    <AdminFrame title="New issue" lead="Nothing is sent until you’ve received a test yourself.">
      <NewsletterNav />
      <Part title="Content" about="Plain paragraphs and links. Our email template does the styling.">
        <Stack as="form" $gap={4} aria-label="Issue" {...formProps}>
          <ErrorMessage problem={problem} />
          <IssueFields errors={errors} subject={text('subject')} text={text('text')} />
          <div>
            <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
              Save draft
            </Button>
          </div>
        </Stack>
      </Part>
    </AdminFrame>
  );
};
