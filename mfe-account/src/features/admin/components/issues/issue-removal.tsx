import { useQueryClient } from '@tanstack/react-query';
import { paths, type NewsletterIssue } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { useAction } from '@wanderwork/platform/actions';
import { issuesQuery, removeIssue } from '../../api/issues';

/** Deletes a draft after confirmation. */
export const IssueRemoval = ({ issue }: { issue: NewsletterIssue }) => {
  const [isConfirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, problem, run } = useAction();
  const remove = () =>
    run(async () => {
      await removeIssue(issue.id);
      toast({ title: 'Draft deleted', tone: 'ok' });
      await navigate(paths.web.adminIssues(), { replace: true });
      await client.invalidateQueries({ queryKey: issuesQuery().queryKey });
    });
  return (
    <Part title="Delete draft" about="The draft is deleted for good. The audit log still shows who wrote it.">
      <Stack $gap={4}>
        <ErrorMessage problem={problem} />
        <div>
          <Button busy={busy} busyLabel="Deleting..." onClick={() => setConfirming(true)}>
            Delete draft
          </Button>
        </div>
        <ConfirmDialog
          open={isConfirming}
          onClose={() => setConfirming(false)}
          title="Delete this draft?"
          description="You can't undo this."
          yes="Yes, delete it"
          no="Keep it"
          onYes={() => void remove()}
        />
      </Stack>
    </Part>
  );
};
