import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes, SelectHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { useControlProps } from './field';
import { Icon } from '../icons/icon';

/** The look of a text box. */
const controlLook = css`
  width: 100%;
  min-height: 46px;
  padding: 0 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  transition:
    border-color var(--d1),
    box-shadow var(--d1);

  /* Below 16 px, phones zoom in when a field gets the focus. */
  @media (pointer: coarse) {
    font-size: 1rem;
  }

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-2);
  }

  &:focus {
    border-color: var(--ink);
    outline: 2px solid transparent;
    outline-offset: 0;
    box-shadow: 0 0 0 3px var(--focus-glow);
  }

  &[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }

  &[aria-invalid='true']:focus {
    box-shadow:
      inset 0 0 0 1px var(--bad),
      0 0 0 3px color-mix(in srgb, var(--bad) 32%, transparent);
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

/** One line of text; inside a Field it takes its label and messages from there. */
export const TextInput = (props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <Input type="text" dir="auto" {...useControlProps()} {...props} />
);

/** Several lines of text, resizable downward. */
export const TextArea = (
  props: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> },
) => <Area rows={4} dir="auto" {...useControlProps()} {...props} />;

const Input = styled.input`
  ${controlLook}
`;

const Area = styled.textarea`
  ${controlLook}
  padding-block: 11px;
  resize: vertical;
`;

/** One of several options, with the browser's own list: phones show theirs, and typing finds an option. */
export const Select = (props: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) => (
  <SelectRoot>
    <Box {...useControlProps()} {...props} />
    <Icon name="chevron-down" />
  </SelectRoot>
);

const SelectRoot = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    top: 50%;
    right: 12px;
    transform: translateY(-50%);
    color: var(--ink-2);
    pointer-events: none;
  }
`;

const Box = styled.select`
  ${controlLook}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;
