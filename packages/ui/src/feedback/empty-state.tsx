import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/css';

interface Props {
  title?: string;
  /** Why nothing is here, and which condition to drop. */
  children: ReactNode;
  /** A button that drops it. */
  action?: ReactNode;
  /** One level below the heading above it. */
  level?: 2 | 3;
}

/** Shown when nothing matches: a blank part of the map. */
export const EmptyState = ({ title = 'Uncharted', children, action, level = 2 }: Props) => (
  <Root>
    <svg
      viewBox="0 0 64 64"
      width={64}
      height={64}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      aria-hidden
    >
      <circle cx={32} cy={32} r={26} strokeDasharray="3 4" />
      <path d="M32 18v28M18 32h28" />
    </svg>
    <Title as={`h${level}`}>{title}</Title>
    <Text>{children}</Text>
    {action}
  </Root>
);

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  place-content: center;
  place-items: center;
  min-height: 300px;
  padding: ${space(6, 5)};
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  text-align: center;
`;

/** The same size, whatever its level. */
const Title = styled.h2`
  font-size: var(--f-lg);
  line-height: 1.16;
  letter-spacing: -0.01em;
`;

const Text = styled.div`
  max-width: 44ch;
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
