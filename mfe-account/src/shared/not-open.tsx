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
} from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  /** What is not open yet, and why or what it will be. */
  children: ReactNode;
  /** What can be done today: links. */
  today: ReactNode;
}

const CITY = 'reykjavik';

/** A page that is honest about being closed, and says what one can do instead. */
export const NotOpen = ({ title, children, today }: Props) => {
  const [theme] = useTheme();
  return (
    <Section>
      <PageHead title={title} private />
      <Container>
        <Columns $side={480}>
          <Stack $gap={4}>
            <p>
              <Tag icon="clock">Not open yet</Tag>
            </p>
            <PageHeading>{title}</PageHeading>
            <Lead as="div">
              <Stack>{children}</Stack>
            </Lead>
            <Row>{today}</Row>
          </Stack>
          <Plate>
            <PlateWindow>
              <Picture src={`${paths.api.art.city(CITY)}?theme=${theme}`} alt="" width={480} height={320} />
            </PlateWindow>
          </Plate>
        </Columns>
      </Container>
    </Section>
  );
};
