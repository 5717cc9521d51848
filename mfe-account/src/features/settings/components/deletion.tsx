import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDuration, formatLocalDate, retention, type Profile } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Banner, Button, Checkbox, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useAction } from '@wanderwork/platform/actions';
import { useState } from 'react';
import { withProof } from '../../../shared/fresh/proof';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { profileQuery } from '../../../shared/profile.query';
import { cancelDeletion, connectProfileQuery, requestDeletion } from '../api/settings';

const GRACE_PERIOD = formatDuration(retention.deletionGrace);

/** Requests deletion of the account, and cancels it during the grace period. */
export const Deletion = () => (
  <Part
    title="Delete account"
    about={`After ${GRACE_PERIOD} we delete everything except what the law requires us to keep, without your name.`}
  >
    <QueryData query={profileQuery} label="Your account status">
      {(profile) =>
        profile.deletionDueAt ? <PendingDeletion on={profile.deletionDueAt} /> : <RequestDeletion />
      }
    </QueryData>
  </Part>
);

const useSetDueDate = () => {
  const client = useQueryClient();
  return (deletionDueAt: string | null) =>
    client.setQueryData(
      profileQuery.queryKey,
      (profile: Profile | undefined) => profile && { ...profile, deletionDueAt },
    );
};

const PendingDeletion = ({ on }: { on: string }) => {
  const { busy, problem, run } = useAction();
  const setDue = useSetDueDate();
  const keep = () =>
    run(async () => {
      await cancelDeletion();
      setDue(null);
      toast({ title: 'Your account is safe', description: 'Nothing was deleted.', tone: 'ok' });
    });
  return (
    <Stack $gap={4}>
      <Banner tone="warn" title={`Your account will be deleted on ${formatLocalDate(on)}.`}>
        Until then everything is still here. Signing in again also cancels the deletion.
      </Banner>
      <ErrorMessage problem={problem} />
      <div>
        <Button variant="ink" busy={busy} busyLabel="Saving..." onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    </Stack>
  );
};

const RequestDeletion = () => {
  const [isConfirming, setConfirming] = useState(false);
  const [keepsAnswers, setKeepsAnswers] = useState(false);
  const { data: connect } = useQuery({ ...connectProfileQuery, enabled: isConfirming });
  const { busy, problem, run } = useAction();
  const setDue = useSetDueDate();
  const remove = () =>
    run(async () => {
      setDue(await withProof(() => requestDeletion(keepsAnswers)));
      toast({
        title: 'Your account will be deleted',
        description: `You can cancel this for ${GRACE_PERIOD}.`,
        tone: 'info',
      });
    });
  const askForConfirmation = () => {
    setKeepsAnswers(false);
    setConfirming(true);
  };
  return (
    <Stack $gap={3}>
      <ErrorMessage problem={problem} />
      <div>
        <Button busy={busy} busyLabel="Requesting..." onClick={askForConfirmation}>
          Delete my account
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Delete your account?"
        description={`This deletes your profile, saved items, runs and scores, and your plan won’t renew. You’re signed out everywhere else right away. To cancel, sign in within ${GRACE_PERIOD}.`}
        yes="Yes, delete it"
        no="Keep my account"
        onYes={() => void remove()}
      >
        {connect?.profile && (
          <Checkbox checked={keepsAnswers} onChange={(event) => setKeepsAnswers(event.target.checked)}>
            Keep my answers in Connect, shown as “by a former member”
          </Checkbox>
        )}
      </ConfirmDialog>
    </Stack>
  );
};
