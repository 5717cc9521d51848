import { paths } from '@wanderwork/contracts';
import { AppLink, closePanel, useSession } from '@wanderwork/platform';
import { ButtonLink, Stack } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';

/** What 'Upgrade to Play' leads to while nothing can be bought. */
const SubscriptionPanel = () => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <Drawer open title="Paid plans open soon" onOpenChange={(open) => !open && closePanel()}>
      <Stack $gap={4}>
        <p>
          Pro and Premium will lift the limits and open WanderQuest in every mode. Nothing can be bought yet,
          so nothing is charged.
        </p>
        {!signedIn && <p>A free account keeps your place, and costs nothing.</p>}
        {!signedIn && (
          <ButtonLink as={AppLink} to={paths.web.register()} variant="ink" onClick={closePanel}>
            Create a free account
          </ButtonLink>
        )}
        <ButtonLink as={AppLink} to={paths.web.subscription()} onClick={closePanel}>
          What each membership includes
        </ButtonLink>
      </Stack>
    </Drawer>
  );
};

export default SubscriptionPanel;
