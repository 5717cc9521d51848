import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  /** What the tabs choose between; their name for screen readers. */
  label: string;
  tabs: Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** One of several views of the same thing. Arrow keys move and show. */
export const Tabs = ({ label, tabs, defaultValue = tabs[0]?.value, ...rest }: Props) => (
  <Radix.Root defaultValue={rest.value === undefined ? defaultValue : undefined} {...rest}>
    <List aria-label={label}>
      {tabs.map((tab) => (
        <Trigger key={tab.value} value={tab.value}>
          {tab.label}
        </Trigger>
      ))}
    </List>
    {tabs.map((tab) => (
      <Panel key={tab.value} value={tab.value}>
        {tab.content}
      </Panel>
    ))}
  </Radix.Root>
);

const List = styled(Radix.List)`
  display: flex;
  gap: var(--s5);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);
`;

const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-height: 46px;
  padding: 0;
  border: solid transparent;
  border-width: 2px 0;
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-state='active'] {
    border-bottom-color: var(--red);
    color: var(--ink);
  }

  /* In forced colors the system would draw all edges, including the transparent ones. */
  @media (forced-colors: active) {
    border-color: Canvas;
    forced-color-adjust: none;

    &[data-state='active'] {
      border-bottom-color: Highlight;
    }
  }
`;

const Panel = styled(Radix.Content)`
  padding-top: var(--s5);
`;
