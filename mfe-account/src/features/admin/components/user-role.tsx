import { type AdminUser } from '@wanderwork/contracts';
import { changeUser } from '../api/actions';
import { ReasonedAction } from './reasoned-action';

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
export const UserRole = ({ user, own }: Props) => (
  <ReasonedAction
    title="Role"
    about="Admins see everything in this area and can change it."
    words={user.isAdmin ? words.take : words.give}
    hindrance={hindrance({ user, own })}
    deed={(reason) => changeUser(user.id, { isAdmin: !user.isAdmin, reason })}
  />
);
