import { type ReactNode } from 'react';
import styled from 'styled-components';
import { isSecondClick } from '../../model/double-click';

interface Props {
  name: string;
  /** Shown beside the name: the likelihood or the price. */
  aside?: string;
  /** Its effects, a few words each. */
  effects?: readonly string[];
  /** Why it is not available. */
  closed?: string;
  onChoose: () => void;
  children?: ReactNode;
}

/** An action or choice, with its expected effects. */
export const Option = ({ name, aside, effects = [], closed, onChoose }: Props) => (
  <Root
    type="button"
    aria-disabled={closed ? true : undefined}
    onClick={closed ? undefined : (click) => isSecondClick(click) || onChoose()}
  >
    <strong>{name}</strong>
    {aside && <Aside>{aside}</Aside>}
    {(closed || effects.length > 0) && (
      <Effects>
        {closed ? <span>{closed}</span> : effects.map((effect, at) => <span key={at}>{effect}</span>)}
      </Effects>
    )}
  </Root>
);

const Root = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s1) var(--s4);
  inline-size: 100%;
  padding: var(--s4);
  border: 1px solid var(--line-2);
  border-radius: var(--r1);
  background: var(--sheet);
  color: var(--ink);
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition:
    border-color var(--d2),
    background-color var(--d2);

  /* Without this, the option that appears under a finger would look selected. */
  @media (hover: hover) {
    &:hover:not([aria-disabled]) {
      border-color: var(--ink);
      background: var(--water);
    }
  }

  &[aria-disabled] {
    border-style: dashed;
    color: var(--ink-3);
    cursor: default;
  }
`;

const Aside = styled.span`
  font-size: var(--f-cap);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;

const Effects = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--s1) var(--s4);
  font-size: var(--f-cap);
  color: var(--ink-2);
`;
