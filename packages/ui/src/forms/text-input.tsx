import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlLook } from './control-look';
import { useControlProps } from './field-context';

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
