import { endNewsletter } from '../features/links/api/open-link';
import { LinkStep } from '../features/links/components/link-step';
import { HomeLink } from '../features/links/components/link-results';

const NewsletterUnsubscribePage = () => (
  <LinkStep
    title="Stop the letters"
    lead="One press, and no letter comes any more. Your account, if you have one, stays as it is."
    city="reykjavik"
    button="Unsubscribe"
    busyLabel="Unsubscribing..."
    open={endNewsletter}
    done={{ title: 'No more letters', ways: <HomeLink /> }}
    otherwise={<HomeLink />}
  />
);

export default NewsletterUnsubscribePage;
