import { Container, Section, Spinner } from '@wanderwork/ui';

/** While a section comes; its place is kept around it. */
export const Waiting = ({ title }: { title: string }) => (
  <Section data-waiting>
    <Container>
      <Spinner label={`Loading ${title}`} size={24} />
    </Container>
  </Section>
);
