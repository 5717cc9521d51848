import { confirmEmailChange } from '../features/links/api/open-link';
import { LinkStep } from '../features/links/components/link-step';
import { AskAgain, WayIn } from '../features/links/components/ways';

const ConfirmEmailChangePage = () => (
  <LinkStep
    title="Change of your address"
    lead="Both mailboxes have to agree, the old one and the new one. This is one of the two."
    city="tallinn"
    button="Agree to the change"
    busyLabel="Agreeing..."
    open={confirmEmailChange}
    done={{ title: 'You agreed', ways: <WayIn /> }}
    otherwise={<AskAgain />}
  />
);

export default ConfirmEmailChangePage;
