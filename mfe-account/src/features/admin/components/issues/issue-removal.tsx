import { useQueryClient } from '@tanstack/react-query';
import { paths, type NewsletterIssue } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Part } from '../../../../shared/part';
import { ErrorMessage } from '../../../../shared/error-message';
import { useAction } from '../../../../shared/use-action';
import { issuesQuery, removeIssue } from '../../api/issues';

/** The end of a draft that nobody will get. */
export const IssueRemoval = ({ issue }: { issue: NewsletterIssue }) => {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, problem, run } = useAction();
  const remove = () =>
    run(async () => {
      await removeIssue(issue.id);
      toast({ title: 'The draft is gone', tone: 'ok' });
      await navigate(paths.web.adminIssues(), { replace: true });
      await client.invalidateQueries({ queryKey: issuesQuery().queryKey });
    });
  return (
    <Part title="Throw it away" about="The draft goes for good; who wrote it stays in the audit log.">
      <Stack $gap={4}>
        <ErrorMessage>{problem}</ErrorMessage>
        <div>
          <Button busy={busy} busyLabel="Removing..." onClick={() => setAsking(true)}>
            Throw the draft away
          </Button>
        </div>
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Throw the draft away?"
          description="Its words cannot be brought back."
          yes="Yes, throw it away"
          no="Keep it"
          onYes={() => void remove()}
        />
      </Stack>
    </Part>
  );
};
