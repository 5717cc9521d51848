import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Section } from '@wanderwork/ui';
import { Notice as Words, type NoticeTag } from '@wanderwork/ui/notice';
import { type ReactNode } from 'react';

interface Props {
  tag?: NoticeTag;
  title: string;
  children: ReactNode;
  /** Links to other pages. */
  links: ReactNode;
  /** The city whose picture is shown beside the text. */
  city: string;
}

/** A page that shows a message with a few links. */
export const Notice = ({ title, ...rest }: Props) => (
  <Section>
    <PageHead title={title} private />
    <Container>
      <Words heading={<PageHeading>{title}</PageHeading>} {...rest} />
    </Container>
  </Section>
);
