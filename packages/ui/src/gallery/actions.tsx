import {
  Button,
  ButtonLink,
  Caption,
  Icon,
  Row,
  TextLink,
  Band,
  Checkbox,
  Field,
  Stack,
  TextInput,
} from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';

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
      <ButtonLink href="#link">
        <Icon name="external-link" /> A link
      </ButtonLink>
    </Row>
    <Row>
      <Button variant="ink" size="small">
        Small
      </Button>
      <Button size="small">Small</Button>
      <Button size="icon" aria-label="Settings">
        <Icon name="settings" />
      </Button>
      <BusyButton />
      <Button variant="red" busy busyLabel="Creating Account...">
        Create account
      </Button>
    </Row>
    <Row>
      <Button variant="ink" unavailable="You can compare up to three cities. Remove one first.">
        Add to comparison
      </Button>
    </Row>
    <Caption>
      A busy button keeps its width and the focus. An unavailable one shows the reason next to it. Move
      through with the Tab key to see the focus rings.
    </Caption>
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

/** The same parts on a dark background: the focus ring takes the text color. */
export const OnInk = () => (
  <Ground>
    <Stack $gap={4}>
      <Row>
        <Button variant="red">Subscribe</Button>
        <Button>Save</Button>
        <Button variant="plain">Not now</Button>
        <ButtonLink href="#band">A link</ButtonLink>
        <TextLink href="#band">Show all</TextLink>
      </Row>
      <Field label="Email" error="Please enter a valid email address">
        <TextInput type="email" placeholder="you@example.com" />
      </Field>
      <Checkbox>Send me the monthly newsletter</Checkbox>
    </Stack>
  </Ground>
);

const Ground = styled(Band)`
  padding: var(--s5);
`;
