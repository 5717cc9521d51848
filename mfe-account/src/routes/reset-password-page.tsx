import { PageHead } from '@wanderwork/platform';
import { ResetPassword } from '../features/recovery/components/reset-password';

const ResetPasswordPage = () => (
  <>
    <PageHead title="Set a new password" private />
    <ResetPassword />
  </>
);

export default ResetPasswordPage;
