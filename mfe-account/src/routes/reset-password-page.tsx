import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { NotOpen } from '../shared/not-open';

const ResetPasswordPage = () => (
  <NotOpen
    title="Reset password"
    city="tallinn"
    today={
      <ButtonLink as={AppLink} to={paths.web.login()} variant="ink">
        Log In
      </ButtonLink>
    }
  >
    <p>
      No link that leads here has been sent so far: passwords cannot be reset by letter yet. If a letter says
      otherwise, it is not from us.
    </p>
  </NotOpen>
);

export default ResetPasswordPage;
