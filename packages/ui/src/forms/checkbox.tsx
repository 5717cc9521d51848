import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { FieldMessage } from './field';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The label. */
  children: ReactNode;
  error?: string | null;
  /** `radio` for one of several with the same name. */
  type?: 'checkbox' | 'radio';
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox or radio button with its label. */
export const Checkbox = ({ children, error, type = 'checkbox', ...rest }: Props) => {
  const messageId = useId();
  return (
    <Root>
      <Label>
        <Box
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
          {...rest}
        />
        <span>{children}</span>
      </Label>
      {error && (
        <FieldMessage id={messageId} tone="bad">
          {error}
        </FieldMessage>
      )}
    </Root>
  );
};

const Root = styled.div`
  p {
    padding-bottom: 4px;
  }
`;

const Label = styled.label`
  display: inline-flex;
  gap: 10px;
  align-items: flex-start;
  padding-block: 4px;
  font-size: var(--f-sm);
  line-height: 20px;
  cursor: pointer;

  &:has(:disabled) {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  display: grid;
  flex: none;
  place-content: center;
  width: 20px;
  height: 20px;
  border: 1px solid var(--line-2);
  border-radius: var(--r1);
  background: var(--sheet);
  appearance: none;
  cursor: inherit;
  transition:
    background var(--d1),
    border-color var(--d1);

  &:hover:not(:disabled) {
    border-color: var(--ink);
  }

  &[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }

  &:checked {
    border-color: var(--ink);
    background: var(--ink);
  }

  &:checked::after {
    width: 10px;
    height: 5px;
    border: solid var(--on-ink);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg) translate(1px, -1px);
    content: '';
  }

  &[type='radio'] {
    border-radius: 50%;
  }

  &[type='radio']:checked::after {
    width: 8px;
    height: 8px;
    border: 0;
    border-radius: 50%;
    background: var(--on-ink);
    transform: none;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
