import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel, PageHeading, useSession } from '@wanderwork/platform';
import { Banner, Button, ButtonLink, Container, Lead, Row, Section, Stack } from '@wanderwork/ui';
import { MembershipTable } from './membership-table';

/** What the memberships are. Only the free one can be had today, and the page says so. */
export const Membership = () => {
  const user = useSession((state) => state.user);
  return (
    <Section>
      <Container>
        <Stack $gap={5}>
          <PageHeading>Membership</PageHeading>
          <Lead>Free, and no payment required. Pro and Premium lift the limits and open the rest.</Lead>
          <Banner tone="info" title="Paid plans open soon.">
            Nothing can be bought yet, so nothing is charged. The table says what each will include.
          </Banner>
          <MembershipTable current={user?.subscriptionTier ?? null} />
          <Row>
            <Button variant="ink" onClick={() => openPanel('account')}>
              {user ? 'My account' : 'Sign in or join for free'}
            </Button>
            <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
              Explore WanderLens
            </ButtonLink>
          </Row>
        </Stack>
      </Container>
    </Section>
  );
};
