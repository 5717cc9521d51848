import { paths } from '@wanderwork/contracts';
import { PageHead } from '@wanderwork/platform';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../features/sign-in/components/sign-in-form';
import { showWelcome } from '../features/sign-in/model/show-welcome';
import { AccountPage } from '../shared/account-page';
import { keepReturnTo, getReturnPath } from '../shared/return-to';

const LoginPage = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();

  const handleSignedIn = () => {
    showWelcome();
    void navigate(getReturnPath(search), { replace: true });
  };

  return (
    <>
      <PageHead title="Log in" />
      <AccountPage title="Welcome back" lead="Pick up where you left off.">
        <SignInForm
          place="page"
          email={getEmailFromState(state)}
          registerPath={keepReturnTo(paths.web.register(), search)}
          onSignedIn={handleSignedIn}
        />
      </AccountPage>
    </>
  );
};

/** The email in the navigation state, which the register page passes on. */
const getEmailFromState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined;

export default LoginPage;
