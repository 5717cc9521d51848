import { paths } from '@wanderwork/contracts';
import { session } from '@wanderwork/platform';
import { LinkStep } from '../features/links/components/link-step';
import { RequestNewLink, SignInLink } from '../features/links/components/link-results';

const ConfirmEmailChangePage = () => (
  <LinkStep
    title="Change your email"
    lead="The change takes effect once you’ve confirmed it from both your old and your new inbox."
    city="tallinn"
    button="Confirm the change"
    busyLabel="Confirming..."
    path={paths.api.confirmEmailChange()}
    onSuccess={() => session.refetchInAllTabs()}
    done={{ title: 'Change confirmed', links: <SignInLink /> }}
    fallback={<RequestNewLink />}
  />
);

export default ConfirmEmailChangePage;
