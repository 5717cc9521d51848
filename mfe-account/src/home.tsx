import { NewsletterSection } from './features/newsletter/components/newsletter-section';
import { WaitlistSection } from './features/waitlist/components/waitlist-section';

const Home = () => (
  <>
    <WaitlistSection />
    <NewsletterSection />
  </>
);

export default Home;
