import { type AdminUser } from '@wanderwork/contracts';
import { changeUser } from '../api/actions';
import { ReasonedAction } from './reasoned-action';

interface Props {
  user: AdminUser;
  /** True if this is the account of the admin who is signed in. */
  isOwn: boolean;
}

const labels = {
  suspend: {
    button: 'Suspend account',
    title: 'Suspend this account?',
    description: 'All sessions end right away. The owner can’t sign in until you lift the suspension.',
    done: 'Account suspended',
  },
  lift: {
    button: 'Lift suspension',
    title: 'Lift this suspension?',
    description: 'The owner can sign in again. Their old sessions stay ended.',
    done: 'Suspension lifted',
  },
};

/** Suspends an account or lifts its suspension. */
export const UserAccess = ({ user, isOwn }: Props) => {
  const isActive = user.suspendedAt === null;
  return (
    <ReasonedAction
      title="Access"
      about="A suspended account keeps its data, but nobody can sign in to it."
      labels={isActive ? labels.suspend : labels.lift}
      obstacle={isOwn ? 'You can’t suspend your own account. Ask another admin.' : undefined}
      action={(reason) => changeUser(user.id, { suspended: isActive, reason })}
    />
  );
};
