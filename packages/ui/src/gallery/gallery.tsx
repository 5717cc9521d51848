import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { Icon } from '../icons/icon';
import { Container, Row, Stack } from '../layout/layout';
import { media, space } from '../theme/css';
import { useTheme } from '../theme/use-theme';
import { Actions } from './actions';
import { Cards } from './cards';
import { Colours } from './colours';
import { Fields } from './fields';
import { Icons } from './icons';
import { Instruments } from './instruments';
import { Layers } from './layers';
import { Letters } from './letters';
import { News } from './news';
import { Small } from './small';
import { Tables } from './tables';

const parts: [title: string, shown: ReactNode][] = [
  ['Colour', <Colours />],
  ['Type', <Letters />],
  ['Buttons and links', <Actions />],
  ['Fields', <Fields />],
  ['Chips, tags, marks', <Small />],
  ['Instruments', <Instruments />],
  ['Cards and pictures', <Cards />],
  ['Tabs and table', <Tables />],
  ['Dialog, drawer, menu', <Layers />],
  ['Toasts, banners, errors', <News />],
  ['Icons', <Icons />],
];

/** Every part of the system on one page, in every state; the shell mounts it in development builds. */
export const Gallery = () => {
  const [theme, setTheme] = useTheme();
  return (
    <Page>
      <Row $justify="between">
        <h1>The system</h1>
        <Button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
          {theme === 'dark' ? 'Paper' : 'Night chart'}
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
  gap: ${space(5)};
  margin-top: ${space(6)};
  padding-top: ${space(5)};
  border-top: 1px solid var(--ink);

  > h2 {
    font-size: var(--f-lg);
  }

  > * {
    min-width: 0;
  }

  ${media.desk} {
    grid-template-columns: 190px minmax(0, 1fr);
  }
`;
