import { useId, useMemo, type ReactNode, createContext, useContext } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon';

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

interface FieldMessageProps {
  id: string;
  tone: 'bad' | 'ok';
  children: ReactNode;
}

/** The message under a control, with an icon because color alone is not enough. */
export const FieldMessage = ({ id, tone, children }: FieldMessageProps) => (
  <FieldMessageRoot id={id} $tone={tone}>
    <Icon name={tone === 'bad' ? 'circle-alert' : 'check'} size={16} />
    <span>{children}</span>
  </FieldMessageRoot>
);

const FieldMessageRoot = styled.p<{ $tone: 'bad' | 'ok' }>`
  display: flex;
  gap: 6px;
  font-size: var(--f-sm);
  color: ${({ $tone }) => `var(--${$tone})`};

  svg {
    margin-top: 0.15em;
  }
`;

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

/** The props that a field passes to its control: id for the label, descriptions, validity. */
export const useControlProps = () => {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    required: field.required || undefined,
  };
};
