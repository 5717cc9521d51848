import { paths } from '@wanderwork/contracts';
import { PageHead } from '@wanderwork/platform';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { showWelcome } from '../features/sign-in/model/show-welcome';
import { AccountPage } from '../shared/account-page';
import { keepReturnTo, returnPath } from '../shared/return-to';

const LoginPage = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();

  const welcome = () => {
    showWelcome();
    void navigate(returnPath(search), { replace: true });
  };

  return (
    <>
      <PageHead title="Log in" />
      <AccountPage title="Welcome back" lead="Your charts are where you left them.">
        <SignInForm
          place="page"
          email={knownEmail(state)}
          registerPath={keepReturnTo(paths.web.register(), search)}
          onSignedIn={welcome}
        />
      </AccountPage>
    </>
  );
};

/** The address of somebody who has just registered. */
const knownEmail = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined;

export default LoginPage;
