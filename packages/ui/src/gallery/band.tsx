import { Band, Button, ButtonLink, Checkbox, Field, Row, Stack, TextInput, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';

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
