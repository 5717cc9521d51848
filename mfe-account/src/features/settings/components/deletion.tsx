import { useQueryClient } from '@tanstack/react-query';
import { formatDuration, formatLocalDate, retention, type Profile } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { withProof } from '../../../shared/fresh/proof';
import { OwnData } from '../../../shared/own-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { profileQuery } from '../../../shared/profile.query';
import { useAction } from '../../../shared/use-action';
import { requestDeletion, keepAccount } from '../api/own-data';

const GRACE = formatDuration(retention.deletionGrace);

/** The end of an account: asked for here, and for some days it can be taken back. */
export const Deletion = () => (
  <Part
    title="Delete the account"
    about={`After ${GRACE} nothing is left but what the law wants kept, without your name.`}
  >
    <OwnData query={profileQuery} label="The state of your account">
      {(profile) => (profile.deletionDueAt ? <Due on={profile.deletionDueAt} /> : <Ask />)}
    </OwnData>
  </Part>
);

const useDueDate = () => {
  const client = useQueryClient();
  return (deletionDueAt: string | null) =>
    client.setQueryData(
      profileQuery.queryKey,
      (profile: Profile | undefined) => profile && { ...profile, deletionDueAt },
    );
};

const Due = ({ on }: { on: string }) => {
  const { busy, problem, run } = useAction();
  const setDue = useDueDate();
  const keep = () =>
    run(async () => {
      await keepAccount();
      setDue(null);
      toast({ title: 'Your account stays', description: 'Nothing was deleted.', tone: 'ok' });
    });
  return (
    <Stack $gap={4}>
      <Banner tone="warn" title={`Your account will be deleted on ${formatLocalDate(on)}.`}>
        Until then everything is still here. Logging in again takes it back as well.
      </Banner>
      <ErrorMessage>{problem}</ErrorMessage>
      <div>
        <Button variant="ink" busy={busy} busyLabel="Keeping..." onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
    </Stack>
  );
};

const Ask = () => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAction();
  const setDue = useDueDate();
  const remove = () =>
    run(async () => {
      setDue(await withProof(requestDeletion));
      toast({
        title: 'Your account will be deleted',
        description: `For ${GRACE} you can take it back.`,
        tone: 'info',
      });
    });
  return (
    <Stack $gap={3}>
      <ErrorMessage>{problem}</ErrorMessage>
      <div>
        <Button busy={busy} busyLabel="Asking..." onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your account?"
        description={`Your profile, what you saved, your runs and your scores go with it, and a paid plan renews no more. You are signed out everywhere else at once, and for ${GRACE} logging in takes it back.`}
        yes="Yes, delete it"
        no="Keep my account"
        onYes={() => void remove()}
      />
    </Stack>
  );
};
