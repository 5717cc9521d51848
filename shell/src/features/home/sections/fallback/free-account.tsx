import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Lead, Stack, TextLink } from '@wanderwork/ui';

/** Shown in place of a form that failed to load. */
export const FreeAccount = () => (
  <Stack $gap={4}>
    <Lead>The form couldn’t load. You can create a free account instead, no payment required.</Lead>
    <p>
      <TextLink as={AppLink} to={paths.web.register()}>
        Create a free account
      </TextLink>
    </p>
  </Stack>
);
