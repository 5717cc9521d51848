import { paths } from '@wanderwork/contracts';
import { PageHead } from '@wanderwork/platform';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckEmail } from '../features/register/components/check-email';
import { RegisterForm, useRegistration } from '../features/register/components/register-form';
import { AccountPage } from '../shared/account-page';
import { keepReturnTo } from '../shared/return-to';
import { useStepFocus } from '../shared/use-step-focus';

const CITY = 'valletta';

const RegisterPage = () => {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useRegistration(setSentTo);
  const signInPath = keepReturnTo(paths.web.login(), search);
  useStepFocus(sentTo === null ? 'form' : 'sent');
  return (
    <>
      <PageHead title="Create a free account" />
      {sentTo === null ? (
        <AccountPage city={CITY} title="Join the Journey" lead="Free. No payment required.">
          <RegisterForm form={form} signInPath={signInPath} />
        </AccountPage>
      ) : (
        <AccountPage
          city={CITY}
          title="Check your email"
          lead={
            <>
              We sent a link to{' '}
              <b>
                <bdi>{sentTo}</bdi>
              </b>
              . Open it to confirm that this address is yours.
            </>
          }
        >
          <CheckEmail email={sentTo} signInPath={signInPath} onChangeAddress={() => setSentTo(null)} />
        </AccountPage>
      )}
    </>
  );
};

export default RegisterPage;
