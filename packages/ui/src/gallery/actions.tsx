import { useState } from 'react';
import { Button } from '../actions/button';
import { ButtonLink, TextLink } from '../actions/links';
import { Icon } from '../icons/icon';
import { Row } from '../layout/layout';

export const Actions = () => (
  <>
    <Row>
      <Button variant="red">Join the Journey</Button>
      <Button variant="ink">Compare</Button>
      <Button>Save</Button>
      <Button variant="plain">Not now</Button>
      <Button variant="link">Show all</Button>
      <TextLink href="#view">
        View Details <Icon name="arrow-right" />
      </TextLink>
    </Row>
    <Row>
      <Button variant="ink" size="small">
        Small
      </Button>
      <Button size="small">Small</Button>
      <Button size="icon" aria-label="Settings">
        <Icon name="settings" />
      </Button>
      <Button variant="ink" disabled>
        Disabled
      </Button>
      <ButtonLink href="#link">
        <Icon name="external-link" /> A link
      </ButtonLink>
      <BusyButton />
      <Button variant="red" busy busyLabel="Creating Account...">
        Create account
      </Button>
    </Row>
  </>
);

const BusyButton = () => {
  const [busy, setBusy] = useState(false);
  return (
    <Button variant="ink" busy={busy} busyLabel="Subscribing..." onClick={() => setBusy(true)}>
      Subscribe
    </Button>
  );
};
