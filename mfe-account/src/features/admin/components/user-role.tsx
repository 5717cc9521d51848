import { type AdminUser } from '@wanderwork/contracts';
import { Button, Row, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { changeUser } from '../api/deeds';
import { Problem } from './problem';
import { ReasonDialog } from './reason-dialog';
import { useChange } from './use-change';

interface Props {
  user: AdminUser;
  /** It is the account of who looks. */
  own: boolean;
}

const words = {
  give: {
    act: 'Make an admin',
    title: 'Make this person an admin?',
    description: 'They will see everything here and decide as you do. They have to sign in again.',
    said: 'This person is an admin now',
  },
  take: {
    act: 'Take the admin role',
    title: 'Take the admin role?',
    description: 'This area closes for them at once. They have to sign in again.',
    said: 'This person is no admin any more',
  },
};

const hindrance = ({ user, own }: Props): string | undefined => {
  if (own) return 'Your own role is for another admin to change.';
  return user.emailConfirmed ? undefined : 'An admin needs a confirmed e-mail address.';
};

/** Who may come into this area. */
export const UserRole = ({ user, own }: Props) => {
  const [asking, setAsking] = useState(false);
  const { busy, problem, change } = useChange();
  const { act, title, description, said } = user.isAdmin ? words.take : words.give;
  const decide = (reason: string) => {
    setAsking(false);
    void change(() => changeUser(user.id, { isAdmin: !user.isAdmin, reason }), said);
  };
  return (
    <Part title="Role" about="Admins see everything in this area and can change it.">
      <Stack $gap={4}>
        <Problem>{problem}</Problem>
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Saving..."
            unavailable={hindrance({ user, own })}
            onClick={() => setAsking(true)}
          >
            {act}
          </Button>
        </Row>
        <ReasonDialog
          open={asking}
          onOpenChange={setAsking}
          title={title}
          description={description}
          confirm={act}
          onConfirm={decide}
        />
      </Stack>
    </Part>
  );
};
