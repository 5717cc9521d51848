import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Section, Stack } from '@wanderwork/ui';

/** Shown for an unknown city, with a link to the search. */
const CityNotFound = ({ slug }: { slug: string }) => (
  <Section>
    <PageHead title="Not on our chart" private />
    <Container>
      <Stack $gap={5}>
        <PageHeading>Not on our chart</PageHeading>
        <Lead>
          We have no city called “{slug.replaceAll('-', ' ')}” yet. We may spell it differently, or there may
          be no open data for it.
        </Lead>
        <p>
          <ButtonLink
            as={AppLink}
            to={`${paths.web.wanderlens()}?${new URLSearchParams({ q: slug.replaceAll('-', ' ') })}`}
            variant="ink"
          >
            Search cities
          </ButtonLink>
        </p>
      </Stack>
    </Container>
  </Section>
);

export default CityNotFound;
