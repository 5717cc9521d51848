import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { NotOpen } from '../shared/not-open';
import { Notice } from '../shared/notice';
import { SignedInOnly } from '../shared/signed-in-only';

const AdminPage = () => (
  <SignedInOnly>{(user) => (user.isAdmin ? <ClosedDesk /> : <Refused />)}</SignedInOnly>
);

const home = (
  <ButtonLink as={AppLink} to={paths.web.home()} variant="ink">
    Go to Home
  </ButtonLink>
);

const ClosedDesk = () => (
  <NotOpen title="The admin area opens soon" city="cusco" today={home}>
    <p>
      You are signed in as an admin. The desk itself is not set up yet: releases and posts are handled from
      the command line.
    </p>
  </NotOpen>
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
