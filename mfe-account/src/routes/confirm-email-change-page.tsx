import { confirmEmailChange } from '../features/links/api/open-link';
import { LinkStep } from '../features/links/components/link-step';
import { RequestNewLink, SignInLink } from '../features/links/components/link-results';

const ConfirmEmailChangePage = () => (
  <LinkStep
    title="Change of your address"
    lead="Both mailboxes have to agree, the old one and the new one. This is one of the two."
    city="tallinn"
    button="Agree to the change"
    busyLabel="Agreeing..."
    open={confirmEmailChange}
    done={{ title: 'You agreed', ways: <SignInLink /> }}
    otherwise={<RequestNewLink />}
  />
);

export default ConfirmEmailChangePage;
