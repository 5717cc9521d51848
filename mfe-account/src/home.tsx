import { type HomePart, type RemoteHomeProps } from '@wanderwork/platform';
import { type ComponentType } from 'react';
import { NewsletterSection } from './features/newsletter/components/newsletter-section';
import { WaitlistSection } from './features/waitlist/components/waitlist-section';

const sections: Record<HomePart, ComponentType> = {
  community: WaitlistSection,
  newsletter: NewsletterSection,
};

const Home = ({ part = 'community' }: RemoteHomeProps) => {
  const Section = sections[part];
  return <Section />;
};

export default Home;
