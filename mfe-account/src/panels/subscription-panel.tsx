import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { AppLink, closePanel, openPanel, useSession } from '@wanderwork/platform';
import { Button, Lead, Row, Small, Spinner, Stack, TextLink } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { PlanPanel } from '../features/plans/components/plan-panel';
import { JoinForm, useJoin } from '../features/register/components/join';
import { closeIfOpen, onOpenChange, type PanelProps } from '../shared/panel';

/** The panel behind 'Subscription' and 'Upgrade to Play': visitors join, members see their plan and the higher ones. */
const SubscriptionPanel = ({ open }: PanelProps) => {
  const user = useSession((state) => state.user);
  const isLoading = useSession((state) => state.isLoading);
  const form = useJoin(() => closeIfOpen('subscription'));
  if (user)
    return (
      <Drawer open={open} onOpenChange={onOpenChange} title="Your plan">
        <PlanPanel user={user} onLeave={closePanel} />
      </Drawer>
    );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={`Join ${PRODUCT_NAME}`} footer={<SignInFooter />}>
      {isLoading ? (
        <Spinner label="Checking your sign-in" />
      ) : (
        <Stack $gap={4}>
          <Offer />
          <JoinForm form={form} onLeave={closePanel} />
        </Stack>
      )}
    </Drawer>
  );
};

const Offer = () => (
  <Lead>
    A free account, with 5 searches a day.{' '}
    <TextLink quiet as={AppLink} to={paths.web.subscription()} onClick={closePanel}>
      Paid plans
    </TextLink>{' '}
    lift the limits.
  </Lead>
);

const SignInFooter = () => (
  <Row $justify="between">
    <Small $quiet>Already a member?</Small>
    <Button size="small" onClick={() => openPanel('login')}>
      Sign In
    </Button>
  </Row>
);

export default SubscriptionPanel;
