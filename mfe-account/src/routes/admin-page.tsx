import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { Admin } from '../features/admin/components/admin';
import { Notice } from '../shared/notice';
import { SignedInOnly } from '../shared/signed-in-only';

const AdminPage = () => (
  <SignedInOnly>{(user) => (user.isAdmin ? <Desk user={user} /> : <Refused />)}</SignedInOnly>
);

const Desk = ({ user }: { user: SessionUser }) =>
  user.mustChangePassword ? <OthersPassword /> : <Admin ownId={user.id} />;

const home = (
  <ButtonLink as={AppLink} to={paths.web.home()} variant="ink">
    Go to Home
  </ButtonLink>
);

const OthersPassword = () => (
  <Notice
    tag={{ icon: 'lock', words: 'One step before' }}
    title="A password of your own first"
    city="cusco"
    links={
      <ButtonLink as={AppLink} to={paths.web.settings()} variant="ink">
        Change the password
      </ButtonLink>
    }
  >
    <p>Somebody else gave you the one you have. The admin area opens once you have chosen another.</p>
  </Notice>
);

const Refused = () => (
  <Notice
    tag={{ icon: 'lock', words: 'For admins' }}
    title="403 Not for you"
    city="cusco"
    links={
      <>
        {home}
        <ButtonLink as={AppLink} to={paths.web.profile()}>
          My profile
        </ButtonLink>
      </>
    }
  >
    <p>This area is for the people who run the place. Everything of yours is elsewhere, and safe.</p>
  </Notice>
);

export default AdminPage;
