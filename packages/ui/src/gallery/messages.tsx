import { Banner, Button, EmptyState, ErrorCard, Grid, Spinner, ToastView } from '@wanderwork/ui';

const nothing = () => undefined;

export const Messages = () => (
  <>
    <ToastView
      title="Successfully subscribed!"
      description="Thank you for joining our newsletter."
      onDismiss={nothing}
    />
    <ToastView
      tone="info"
      title="A new version is ready"
      action={<Button variant="link">Reload</Button>}
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
    <Grid $min={280}>
      <EmptyState action={<Button size="small">Remove that one</Button>}>
        No city matches all five conditions. Without “not Asia” there are 14.
      </EmptyState>
      <ErrorCard onTryAgain={nothing}>What you typed is safe. The cities couldn’t load.</ErrorCard>
    </Grid>
    <ErrorCard onTryAgain={nothing} />
    <Spinner size={28} label="Loading" />
  </>
);
