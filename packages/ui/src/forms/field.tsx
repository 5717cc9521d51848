import { useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldContext } from './field-context';
import { FieldMessage } from './field-message';

interface Props {
  label: ReactNode;
  /** Helps to fill it in; read together with the control. */
  description?: ReactNode;
  /** What is wrong, as a sentence. */
  error?: string | null;
  /** What is right ("Confirmed"); an error goes before it. */
  success?: string | null;
  required?: boolean;
  /** Said beside the label of a field that may stay empty. */
  optional?: boolean;
  /** One control: TextInput, TextArea, Select. */
  children: ReactNode;
}

/** A label above its control, with the texts that belong to it. */
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
