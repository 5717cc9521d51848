import { Button, Container, Icon, media, Row, space, Stack, useTheme } from '@wanderwork/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Actions, OnInk } from './actions';
import { Cards } from './cards';
import { Colors, Icons, Typography } from './foundations';
import { Comparisons, Instruments } from './instruments';
import { Controls } from './controls';
import { Fields } from './fields';
import { Gates, SmallParts } from './small-parts';
import { ExtremeTexts } from './extreme-texts';
import { Layers } from './layers';
import { Messages } from './messages';
import { Tables } from './tables';

const parts: [title: string, shown: ReactNode][] = [
  ['Color', <Colors />],
  ['Type', <Typography />],
  ['Buttons and links', <Actions />],
  ['Fields', <Fields />],
  ['Controls', <Controls />],
  ['Chips, tags, marks', <SmallParts />],
  ['Instruments', <Instruments />],
  ['Comparisons', <Comparisons />],
  ['Cards and pictures', <Cards />],
  ['Tabs and table', <Tables />],
  ['Dialog, drawer, menu', <Layers />],
  ['Gate', <Gates />],
  ['Toasts, banners, empty, errors', <Messages />],
  ['On ink', <OnInk />],
  ['Long and right-to-left words', <ExtremeTexts />],
  ['Icons', <Icons />],
];

/** Shows every part of the design system in every state on one page. Only development builds of the shell mount it. */
export const Gallery = () => {
  const [theme, setTheme] = useTheme();
  return (
    <Page>
      <Row $justify="between">
        <h1>Design system</h1>
        <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
          {theme === 'dark' ? 'Light mode' : 'Dark mode'}
        </Button>
      </Row>
      {parts.map(([title, shown]) => (
        <Part key={title} aria-label={title}>
          <h2>{title}</h2>
          <Stack $gap={5}>{shown}</Stack>
        </Part>
      ))}
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: ${space(7, 9)};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-top: ${space(6)};
  padding-top: ${space(5)};
  border-top: 1px solid var(--ink);

  > h2 {
    font-size: var(--f-lg);
  }

  ${media.desktop} {
    grid-template-columns: 190px minmax(0, 1fr);
  }
`;
