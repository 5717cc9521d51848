import { Button, Container, Row, Section } from '@wanderwork/ui';

interface Props {
  title: string;
  onTryAgain: () => void;
}

/** A small message, since the rest of the page works. */
export const SectionError = ({ title, onTryAgain }: Props) => (
  <Section $tight $rule="grey">
    <Container>
      <Row $justify="between">
        <p>{title} couldn’t load. The rest of the page works.</p>
        <Button size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      </Row>
    </Container>
  </Section>
);
