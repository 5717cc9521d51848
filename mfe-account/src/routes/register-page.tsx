import { paths } from '@wanderwork/contracts';
import { PageHead, toast } from '@wanderwork/platform';
import { useLocation, useNavigate } from 'react-router-dom';
import { RegisterForm } from '../features/register/components/register-form';
import { AccountPage } from '../shared/account-page';
import { keepReturnTo } from '../shared/return-to';

const RegisterPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const signInPath = keepReturnTo(paths.web.login(), search);

  const goToSignIn = (email: string) => {
    toast({
      title: 'Account created successfully!',
      description: 'Please sign in to continue.',
      tone: 'ok',
    });
    void navigate(signInPath, { state: { email } });
  };

  return (
    <>
      <PageHead title="Create a free account" />
      <AccountPage city="valletta" title="Join the Journey" lead="Free. No payment required.">
        <RegisterForm signInPath={signInPath} onRegistered={goToSignIn} />
      </AccountPage>
    </>
  );
};

export default RegisterPage;
