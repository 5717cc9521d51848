import { Button } from '../actions/button';
import { Banner } from '../feedback/banner';
import { ErrorCard } from '../feedback/error-card';
import { Spinner } from '../feedback/spinner';
import { ToastView } from '../feedback/toast-view';

const nothing = () => undefined;

export const News = () => (
  <>
    <ToastView
      title="Successfully subscribed!"
      description="Thank you for joining our newsletter."
      onDismiss={nothing}
    />
    <ToastView
      tone="bad"
      title="Connection Issue"
      description="We couldn't process your request right now. Please try again later."
    />
    <Banner tone="warn" icon="wifi-off" title="You're offline.">
      Some features may be limited. We will reconnect automatically when your internet connection is restored.
    </Banner>
    <Banner
      tone="info"
      icon="download"
      title="Install WanderWork"
      actions={
        <>
          <Button variant="ink" size="small">
            Install Now
          </Button>
          <Button variant="plain" size="small">
            Maybe Later
          </Button>
        </>
      }
    />
    <Banner tone="bad" title="Invalid email or password." />
    <ErrorCard onTryAgain={nothing} />
    <Spinner size={28} label="Loading" />
  </>
);
