import { PageHead } from '@wanderwork/platform';
import { ForgotPassword } from '../features/recovery/components/forgot-password';

const ForgotPasswordPage = () => (
  <>
    <PageHead title="Forgot password" private />
    <ForgotPassword />
  </>
);

export default ForgotPasswordPage;
