import { paths } from '@wanderwork/contracts';
import { Button, ButtonLink, Picture, Plate, PlateWindow, Small, Stack, useTheme } from '@wanderwork/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

const CITY = 'valletta';

/**
 * The sign-in and sign-up buttons for visitors. Signing in navigates to the login endpoint, which returns to this page.
 */
export const SignInInvitation = ({ onCreate }: { onCreate: () => void }) => {
  const [theme] = useTheme();
  const { pathname, search } = useLocation();
  return (
    <Stack $gap={4}>
      <Plate>
        <PlateWindow>
          <Picture src={`${paths.api.art.city(CITY)}?theme=${theme}`} alt="" width={480} height={320} />
        </PlateWindow>
      </Plate>
      <p>Sign in to pick up where you left off.</p>
      <ButtonLink href={paths.api.loginPage(pathname + search)} variant="ink" wide>
        Sign In
      </ButtonLink>
      <NewHere>
        <Small $quiet>New here? It’s free, no payment required.</Small>
        <Button wide onClick={onCreate}>
          Create a Free Account
        </Button>
      </NewHere>
    </Stack>
  );
};

const NewHere = styled(Stack)`
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
`;
