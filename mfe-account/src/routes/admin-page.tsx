import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Section, Stack } from '@wanderwork/ui';
import { NotOpen } from '../shared/not-open';
import { SignedInOnly } from '../shared/signed-in-only';

const AdminPage = () => (
  <SignedInOnly>{(user) => (user.isAdmin ? <ClosedDesk /> : <Refused />)}</SignedInOnly>
);

const home = (
  <ButtonLink as={AppLink} to={paths.web.home()} variant="ink">
    Go to Home
  </ButtonLink>
);

const ClosedDesk = () => (
  <NotOpen title="Admin area" today={home}>
    <p>
      You are signed in as an admin. The desk itself is not set up yet: releases and posts are handled from
      the command line.
    </p>
  </NotOpen>
);

const Refused = () => (
  <Section>
    <PageHead title="403 Not for you" private />
    <Container>
      <Stack $gap={5}>
        <PageHeading>403 Not for you</PageHeading>
        <Lead>
          This area is for the people who run the place. Everything of yours is elsewhere, and safe.
        </Lead>
        <p>{home}</p>
      </Stack>
    </Container>
  </Section>
);

export default AdminPage;
