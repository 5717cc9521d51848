import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading, useSession } from '@wanderwork/platform';
import { Banner, ButtonLink, Container, Lead, Row, Section, Stack } from '@wanderwork/ui';
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
            {user ? (
              <ButtonLink as={AppLink} to={paths.web.profile()} variant="ink">
                My profile
              </ButtonLink>
            ) : (
              <ButtonLink as={AppLink} to={paths.web.register()} variant="ink">
                Create a free account
              </ButtonLink>
            )}
            <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
              Explore WanderLens
            </ButtonLink>
          </Row>
        </Stack>
      </Container>
    </Section>
  );
};
