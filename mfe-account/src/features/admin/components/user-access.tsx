import { type AdminUser } from '@wanderwork/contracts';
import { changeUser } from '../api/actions';
import { ReasonedAction } from './reasoned-action';

interface Props {
  user: AdminUser;
  /** It is the account of who looks. */
  own: boolean;
}

const words = {
  suspend: {
    act: 'Suspend the account',
    title: 'Suspend this account?',
    description: 'Every session ends at once, and nobody can sign in until the suspension is lifted.',
    said: 'The account is suspended',
  },
  lift: {
    act: 'Lift the suspension',
    title: 'Lift the suspension?',
    description: 'The person can sign in again. Sessions from before stay ended.',
    said: 'The account can be used again',
  },
};

/** Whether an account can be used at all. */
export const UserAccess = ({ user, own }: Props) => {
  const isOpen = user.suspendedAt === null;
  return (
    <ReasonedAction
      title="Access"
      about="A suspended account keeps everything in it, and opens to nobody."
      words={isOpen ? words.suspend : words.lift}
      hindrance={own ? 'Your own access is for another admin to change.' : undefined}
      deed={(reason) => changeUser(user.id, { suspended: isOpen, reason })}
    />
  );
};
