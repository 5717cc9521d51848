import { space } from '@wanderwork/ui';
import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Props extends Omit<Radix.SwitchProps, 'asChild' | 'children'> {
  /** What is switched. */
  children: ReactNode;
  /** What it does, or why it cannot be changed now. */
  description?: ReactNode;
}

/** An on/off setting that applies at once; use a Checkbox for settings that are saved with a button. */
export const Switch = ({ children, description, ...rest }: Props) => {
  const aboutId = useId();
  return (
    <div>
      <Label>
        <span>{children}</span>
        <Track {...rest} aria-describedby={description ? aboutId : undefined}>
          <Knob />
        </Track>
      </Label>
      {description && <HelpText id={aboutId}>{description}</HelpText>}
    </div>
  );
};

const Label = styled.label`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  font-weight: 500;
  cursor: pointer;

  > span {
    min-width: 0;
  }

  &:has([data-disabled]) {
    cursor: not-allowed;
  }

  &:has([data-disabled]) > span {
    color: var(--ink-2);
  }
`;

const Track = styled(Radix.Root)`
  flex: none;
  width: 44px;
  height: 26px;
  padding: 3px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-full);
  background: var(--sheet);
  cursor: inherit;
  transition:
    background var(--d1),
    border-color var(--d1);

  &:hover:not([data-disabled]) {
    border-color: var(--ink);
  }

  &:focus-visible {
    border-radius: var(--r-full);
  }

  &[data-state='checked'] {
    border-color: var(--ink);
    background: var(--ink);
  }

  &[data-disabled] {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Knob = styled(Radix.Thumb)`
  display: block;
  width: 18px;
  height: 18px;
  border-radius: 50%;
  background: var(--line-2);
  transition: translate var(--d2) var(--out);

  &[data-state='checked'] {
    background: var(--on-ink);
    translate: 18px;
  }
`;

const HelpText = styled.p`
  max-width: 56ch;
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
