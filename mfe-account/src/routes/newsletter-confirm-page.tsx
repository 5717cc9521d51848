import { paths } from '@wanderwork/contracts';
import { LinkStep } from '../features/links/components/link-step';
import { HomeLink } from '../features/links/components/link-results';

const NewsletterConfirmPage = () => (
  <LinkStep
    title="Monthly newsletter"
    lead="One email a month: which city figures changed, and why. Confirm here to subscribe."
    city="kyoto"
    button="Yes, subscribe me"
    busyLabel="Subscribing..."
    path={paths.api.newsletterConfirm()}
    done={{ title: 'You’re subscribed', links: <HomeLink /> }}
    fallback={<HomeLink />}
  />
);

export default NewsletterConfirmPage;
