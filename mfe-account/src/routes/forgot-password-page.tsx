import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { NotOpen } from '../shared/not-open';

const ForgotPasswordPage = () => (
  <NotOpen
    title="Forgot password"
    city="reykjavik"
    today={
      <>
        <ButtonLink as={AppLink} to={paths.web.login()} variant="ink">
          Try to log in again
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.help()}>
          Help
        </ButtonLink>
      </>
    }
  >
    <p>Password reset feature coming soon!</p>
    <p>
      Letters with a reset link cannot be sent yet. Your account and everything in it stay as they are until
      they can.
    </p>
  </NotOpen>
);

export default ForgotPasswordPage;
