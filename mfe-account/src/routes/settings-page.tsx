import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink } from '@wanderwork/ui';
import { NotOpen } from '../shared/not-open';
import { SignedInOnly } from '../shared/signed-in-only';

const SettingsPage = () => (
  <SignedInOnly>
    {() => (
      <NotOpen
        title="Account settings"
        city="kyoto"
        today={
          <>
            <ButtonLink as={AppLink} to={paths.web.profile()} variant="ink">
              My profile
            </ButtonLink>
            <ButtonLink as={AppLink} to={paths.web.privacy()}>
              What we keep, and for how long
            </ButtonLink>
          </>
        }
      >
        <p>
          Changing your name, address and password, and taking all your data with you, will happen here. Until
          then nothing about you is changed or shared.
        </p>
      </NotOpen>
    )}
  </SignedInOnly>
);

export default SettingsPage;
