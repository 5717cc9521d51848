import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Section } from '@wanderwork/ui';
import { Notice as Words, type NoticeTag } from '@wanderwork/ui/notice';
import { type ReactNode } from 'react';

interface Props {
  tag?: NoticeTag;
  title: string;
  children: ReactNode;
  /** Where one can go instead: links. */
  links: ReactNode;
  /** Whose landscape stands beside the words. */
  city: string;
}

/** A page that has something to say and little to do. */
export const Notice = ({ title, ...rest }: Props) => (
  <Section>
    <PageHead title={title} private />
    <Container>
      <Words heading={<PageHeading>{title}</PageHeading>} {...rest} />
    </Container>
  </Section>
);
