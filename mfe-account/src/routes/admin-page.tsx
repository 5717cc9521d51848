import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { Admin } from '../features/admin/components/admin';
import { Notice } from '../shared/notice';
import { SignedInOnly } from '../shared/signed-in-only';

const AdminPage = () => (
  <SignedInOnly>{(user) => (user.isAdmin ? <AdminArea user={user} /> : <AdminsOnly />)}</SignedInOnly>
);

const AdminArea = ({ user }: { user: SessionUser }) =>
  user.mustChangePassword ? <PasswordChangeRequired /> : <Admin ownId={user.id} />;

const homeLink = (
  <ButtonLink as={AppLink} to={paths.web.home()} variant="ink">
    Go to Home
  </ButtonLink>
);

const PasswordChangeRequired = () => (
  <Notice
    tag={{ icon: 'lock', label: 'One step first' }}
    title="Choose your own password first"
    city="cusco"
    links={
      <ButtonLink as={AppLink} to={paths.web.settings('security')} variant="ink">
        Change password
      </ButtonLink>
    }
  >
    <p>Someone else set your current password. Change it to open the admin area.</p>
  </Notice>
);

const AdminsOnly = () => (
  <Notice
    tag={{ icon: 'lock', label: 'For admins' }}
    title="403 Admins only"
    city="cusco"
    links={
      <>
        {homeLink}
        <ButtonLink as={AppLink} to={paths.web.profile()}>
          My profile
        </ButtonLink>
      </>
    }
  >
    <p>Only admins can open this area. Everything of yours is in your profile.</p>
  </Notice>
);

export default AdminPage;
