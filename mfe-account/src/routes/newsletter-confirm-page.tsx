import { confirmNewsletter } from '../features/links/api/open-link';
import { LinkStep } from '../features/links/components/link-step';
import { HomeLink } from '../features/links/components/link-results';

const NewsletterConfirmPage = () => (
  <LinkStep
    title="The monthly letter"
    lead="One letter a month: what changed in the table, and why. It comes only if you say so here."
    city="kyoto"
    button="Yes, send me the letter"
    busyLabel="Subscribing..."
    open={confirmNewsletter}
    done={{ title: 'You will hear from us', ways: <HomeLink /> }}
    otherwise={<HomeLink />}
  />
);

export default NewsletterConfirmPage;
