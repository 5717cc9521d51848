import { paths } from '@wanderwork/contracts';
import { LinkStep } from '../features/links/components/link-step';
import { HomeLink } from '../features/links/components/link-results';

const NewsletterUnsubscribePage = () => (
  <LinkStep
    title="Unsubscribe from the newsletter"
    lead="You won’t get any more issues. If you have an account, it stays as it is."
    city="reykjavik"
    button="Unsubscribe"
    busyLabel="Unsubscribing..."
    path={paths.api.newsletterUnsubscribe()}
    done={{ title: 'You’re unsubscribed', links: <HomeLink /> }}
    fallback={<HomeLink />}
  />
);

export default NewsletterUnsubscribePage;
