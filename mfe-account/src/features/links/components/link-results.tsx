import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Row } from '@wanderwork/ui';

/** On to one's own pages, or to the log-in that leads there. */
export const SignInLink = () => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <Row>
      {signedIn ? (
        <ButtonLink as={AppLink} to={paths.web.profile()} variant="ink">
          My profile
        </ButtonLink>
      ) : (
        <ButtonLink as={AppLink} to={paths.web.login()} variant="ink">
          Log In
        </ButtonLink>
      )}
      <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
        Explore WanderLens
      </ButtonLink>
    </Row>
  );
};

/** Settings, where another mail can be asked for; the log-in stands before them. */
export const RequestNewLink = () => (
  <Row>
    <ButtonLink as={AppLink} to={paths.web.settings()} variant="ink">
      Ask for a new link
    </ButtonLink>
    <ButtonLink as={AppLink} to={paths.web.help()}>
      Help
    </ButtonLink>
  </Row>
);

export const HomeLink = () => (
  <Row>
    <ButtonLink as={AppLink} to={paths.web.home()} variant="ink">
      Go to Home
    </ButtonLink>
    <ButtonLink as={AppLink} to={paths.web.wanderhub()}>
      Read the guides
    </ButtonLink>
  </Row>
);
