import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Button, Stack } from '@wanderwork/ui';
import { useNavigate } from 'react-router-dom';
import { Part } from '../../../../shared/part';
import { FormError } from '../../../../shared/error-message';
import { issueQuery, createIssue } from '../../api/issues';
import { ADMIN_KEY } from '../../api/lists.query';
import { AdminFrame } from '../admin-frame';
import { IssueFields } from './issue-fields';
import { NewsletterPlaces } from './newsletter-places';

/** The first words of an issue. */
export const NewIssue = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { subject: '', text: '' },
    check: (values) => findFieldErrors('newsletterIssue', values),
    send: async (values) => {
      const issue = await createIssue(values);
      client.setQueryData(issueQuery(issue.id).queryKey, issue);
      void client.invalidateQueries({ queryKey: [ADMIN_KEY] });
      toast({ title: 'The draft is saved', description: 'Nobody has got it yet.', tone: 'ok' });
      await navigate(paths.web.adminIssue(issue.id), { replace: true });
    },
  });
  return (
    <AdminFrame title="A new issue" lead="Nothing is sent before you have read it as a letter yourself.">
      <NewsletterPlaces />
      <Part title="Words" about="Plain paragraphs and links; the letter has the looks of all our letters.">
        <Stack as="form" $gap={4} aria-label="The issue" {...formProps}>
          <FormError problem={problem} />
          <IssueFields errors={errors} subject={text('subject')} text={text('text')} />
          <div>
            <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
              Save the draft
            </Button>
          </div>
        </Stack>
      </Part>
    </AdminFrame>
  );
};
