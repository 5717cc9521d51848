import { paths } from '@wanderwork/contracts';
import { PageHead, PageHeading } from '@wanderwork/platform';
import {
  Columns,
  Container,
  Lead,
  Picture,
  Plate,
  PlateWindow,
  Row,
  Section,
  Stack,
  Tag,
  useTheme,
  type IconName,
} from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props {
  /** A few words above the title, with their icon. */
  tag: { icon: IconName; words: string };
  title: string;
  children: ReactNode;
  /** Where one can go instead: links. */
  links: ReactNode;
  /** Whose landscape stands beside the words. */
  city: string;
}

/** A page that has something to say and little to do: words, ways on, and a view. */
export const Notice = ({ tag, title, children, links, city }: Props) => {
  const [theme] = useTheme();
  return (
    <Section>
      <PageHead title={title} private />
      <Container>
        <Columns $side={480}>
          <Stack $gap={4}>
            <p>
              <Tag icon={tag.icon}>{tag.words}</Tag>
            </p>
            <PageHeading>{title}</PageHeading>
            <Lead as="div">
              <Stack>{children}</Stack>
            </Lead>
            <Row>{links}</Row>
          </Stack>
          <Plate>
            <PlateWindow>
              <Picture src={`${paths.api.art.city(city)}?theme=${theme}`} alt="" width={480} height={320} />
            </PlateWindow>
          </Plate>
        </Columns>
      </Container>
    </Section>
  );
};
