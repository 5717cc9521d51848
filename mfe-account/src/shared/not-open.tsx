import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Row, Section, Stack, Tag } from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  /** What is not open yet, and why or what it will be. */
  children: ReactNode;
  /** What can be done today: links. */
  today: ReactNode;
}

/** A page that is honest about being closed, and says what one can do instead. */
export const NotOpen = ({ title, children, today }: Props) => (
  <Section>
    <PageHead title={title} private />
    <Container>
      <Stack $gap={5}>
        <p>
          <Tag icon="clock">Not open yet</Tag>
        </p>
        <PageHeading>{title}</PageHeading>
        <Lead as="div">{children}</Lead>
        <Row>{today}</Row>
      </Stack>
    </Container>
  </Section>
);
