import { Caption, Grid } from '@wanderwork/ui';
import styled from 'styled-components';

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
