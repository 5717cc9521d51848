import { Container, Section, Spinner, Stack } from '@wanderwork/ui';
import type { HomeSection } from './home-sections';

interface Props {
  section: HomeSection;
  isLoading: boolean;
}

/** A section that has not loaded yet. Its heading is there for reading, searching and printing. */
export const SectionLoading = ({ section: { heading, title }, isLoading }: Props) => (
  <Section data-waiting>
    <Container>
      <Stack $gap={5}>
        <h2>{heading}</h2>
        {isLoading && <Spinner label={`Loading ${title}`} size={24} />}
      </Stack>
    </Container>
  </Section>
);
