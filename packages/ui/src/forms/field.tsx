import { useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldContext } from './field-context';
import { FieldMessage } from './field-message';

interface Props {
  label: ReactNode;
  /** Help text, announced together with the control. */
  description?: ReactNode;
  /** What is wrong, as a sentence. */
  error?: string | null;
  /** What is right ("Confirmed"); an error takes precedence. */
  success?: string | null;
  required?: boolean;
  /** Adds "optional" to the label. */
  optional?: boolean;
  /** One control: TextInput, TextArea, Select. */
  children: ReactNode;
}

/** A label above its control, with help and messages. */
export const Field = ({
  label,
  description,
  error,
  success,
  required = false,
  optional,
  children,
}: Props) => {
  const id = useId();
  const message = error || success;
  const describedBy = [description && `${id}-about`, message && `${id}-message`].filter(Boolean).join(' ');
  const state = useMemo(
    () => ({ id, describedBy: describedBy || undefined, invalid: Boolean(error), required }),
    [id, describedBy, error, required],
  );
  return (
    <Root>
      <Label htmlFor={id}>
        {label} {optional && <Optional>optional</Optional>}
      </Label>
      {description && <Description id={`${id}-about`}>{description}</Description>}
      <FieldContext value={state}>{children}</FieldContext>
      {message && (
        <FieldMessage id={`${id}-message`} tone={error ? 'bad' : 'ok'}>
          {message}
        </FieldMessage>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

const Label = styled.label`
  justify-self: start;
  font-size: var(--f-sm);
  font-weight: 600;
`;

const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-3);
`;

const Description = styled.p`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
