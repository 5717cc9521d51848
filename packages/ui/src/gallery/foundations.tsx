import { Caption, Grid, Lead, Logo, Icon, Row, type IconName } from '@wanderwork/ui';
import styled from 'styled-components';
import { shapes } from '../icons/shapes';

const tokens = [
  'paper',
  'sheet',
  'water',
  'buff',
  'land',
  'sea',
  'band',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-2',
  'red',
  'red-soft',
  'ok',
  'ok-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  't1',
  't2',
  't3',
  't4',
  't5',
  'rain',
];

export const Colors = () => (
  <Grid $min={116} $gap={3}>
    {tokens.map((token) => (
      <Swatch key={token}>
        <Ground $token={token} />
        <Caption>{token}</Caption>
      </Swatch>
    ))}
  </Grid>
);

const Swatch = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  p {
    padding: 6px 10px;
  }
`;

const Ground = styled.div<{ $token: string }>`
  height: 52px;
  background: var(--${({ $token }) => $token});
`;

export const Typography = () => (
  <>
    <Logo />
    <Largest>Terra incognita</Largest>
    <h2>Kraków, São Paulo, Đà Nẵng, Şanlıurfa, Łódź, Reykjavík</h2>
    <Aside>Italic is for water, asides and headlines</Aside>
    <Lead>Instrument Sans introduces a page and labels every control.</Lead>
    <div className="prose">
      <p>
        The text cut is for articles. Its letters are drawn for small sizes, so long texts stay easy to read;
        its figures are old-style, 1974 and 2026, while the interface uses tabular figures.
      </p>
      <p>
        Contrast is measured as the <a href="https://www.w3.org/TR/WCAG22/">guidelines</a> say.
      </p>
      <blockquote>Give the figure, then its source.</blockquote>
    </div>
    <p>0123456789, $1,800 a month, 85 Mbps, 17.3 °C, −0.4, 38°43′ N, ± 6, 444,600 tests</p>
    <Caption>A caption goes under pictures and next to figures.</Caption>
  </>
);

const Largest = styled.p`
  font: 400 var(--f-4xl) / 0.95 var(--serif);
  letter-spacing: -0.035em;
`;

const Aside = styled.p`
  font: italic 400 1.5rem/1.2 var(--serif);
`;

export const Icons = () => (
  <Row $gap={4}>
    {(Object.keys(shapes) as IconName[]).map((name) => (
      <Icon key={name} name={name} label={name} />
    ))}
  </Row>
);
