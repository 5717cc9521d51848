import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Row } from '@wanderwork/ui';

/** A link to the profile, or to the login page for visitors. */
export const SignInLink = () => {
  const isSignedIn = useSession((state) => state.isAuthenticated);
  return (
    <Row>
      {isSignedIn ? (
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

/** A link to the settings, where people can request another email after they log in. */
export const RequestNewLink = () => (
  <Row>
    <ButtonLink as={AppLink} to={paths.web.settings('email')} variant="ink">
      Get a new link
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
