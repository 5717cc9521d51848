import { paths } from '@wanderwork/contracts';
import { Button, ButtonLink, Picture, Plate, PlateWindow, Small, Stack, useTheme } from '@wanderwork/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

const CITY = 'valletta';

/** The ways in. The browser itself goes to the login endpoint, and comes back to this page. */
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
      <p>Sign in, and your cities, trips and scores are where you left them.</p>
      <ButtonLink href={paths.api.loginPage(pathname + search)} variant="ink" wide>
        Sign In
      </ButtonLink>
      <NewHere>
        <Small $quiet>New here? It is free, and no payment is required.</Small>
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
