import { type AdminUser } from '@wanderwork/contracts';
import { changeUser } from '../api/actions';
import { ReasonedAction } from './reasoned-action';

interface Props {
  user: AdminUser;
  /** True if this is the account of the admin who is signed in. */
  isOwn: boolean;
}

const labels = {
  grant: {
    button: 'Make admin',
    title: 'Make this person an admin?',
    description: 'They can see and change everything in this area. They have to sign in again.',
    done: 'Admin role granted',
  },
  remove: {
    button: 'Remove admin role',
    title: 'Remove the admin role?',
    description: 'They lose access to this area right away and have to sign in again.',
    done: 'Admin role removed',
  },
};

const findObstacle = ({ user, isOwn }: Props): string | undefined => {
  if (isOwn) return 'You can’t change your own role. Ask another admin.';
  return user.emailConfirmed ? undefined : 'Admins need a confirmed email.';
};

/** Grants or removes the admin role. */
export const UserRole = ({ user, isOwn }: Props) => (
  <ReasonedAction
    title="Role"
    about="Admins see everything in this area and can change it."
    labels={user.isAdmin ? labels.remove : labels.grant}
    obstacle={findObstacle({ user, isOwn })}
    action={(reason) => changeUser(user.id, { isAdmin: !user.isAdmin, reason })}
  />
);
