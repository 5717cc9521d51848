import { paths } from '@wanderwork/contracts';
import { Columns, Lead, Picture, Plate, PlateWindow, Row, Stack, Tag, useTheme } from '@wanderwork/ui';
import type { IconName } from '@wanderwork/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A short label above a title, with an icon. */
export interface NoticeTag {
  icon: IconName;
  label: string;
}

interface Props {
  tag?: NoticeTag;
  /** The heading of the page or the section. */
  heading: ReactNode;
  /** Paragraphs. */
  children: ReactNode;
  /** Links to other places. */
  links?: ReactNode;
  /** The city whose landscape is shown. */
  city: string;
  /** Shows the landscape across the page, below the text. */
  wide?: boolean;
}

/** A message page or section: text, links and a picture. */
export const Notice = ({ tag, heading, children, links, city, wide = false }: Props) => {
  const words = (
    <Stack $gap={4}>
      {tag && (
        <p>
          <Tag icon={tag.icon}>{tag.label}</Tag>
        </p>
      )}
      {heading}
      <Lead as="div">
        <Stack>{children}</Stack>
      </Lead>
      {links && <Row>{links}</Row>}
    </Stack>
  );
  return wide ? (
    <Stack $gap={6}>
      {words}
      <Panorama city={city} />
    </Stack>
  ) : (
    <Columns $side={480}>
      {words}
      <View city={city} />
    </Columns>
  );
};

const useScene = (city: string): string => {
  const [theme] = useTheme();
  return `${paths.api.art.city(city)}?theme=${theme}`;
};

const View = ({ city }: { city: string }) => (
  <Plate>
    <PlateWindow>
      <Picture src={useScene(city)} alt="" width={480} height={320} />
    </PlateWindow>
  </Plate>
);

const Panorama = ({ city }: { city: string }) => (
  <Plate>
    <Strip>
      <Picture src={`${useScene(city)}&shape=wide`} alt="" width={1240} height={420} />
    </Strip>
  </Plate>
);

const Strip = styled(PlateWindow)`
  height: clamp(160px, 20vw, 300px);

  > * {
    width: 100%;
    height: 100%;
  }
`;
