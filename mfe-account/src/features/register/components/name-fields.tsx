import { Field, TextInput } from '@wanderwork/ui';
import { type ComponentProps } from 'react';
import styled from 'styled-components';

interface Props {
  text: (name: 'firstName' | 'lastName') => ComponentProps<typeof TextInput>;
  errors: Record<string, string>;
}

/** First and last name, side by side if there is space. */
export const NameFields = ({ text, errors }: Props) => (
  <Pair>
    <Field label="First name" error={errors.firstName} required>
      <TextInput autoComplete="given-name" {...text('firstName')} />
    </Field>
    <Field label="Last name" error={errors.lastName} required>
      <TextInput autoComplete="family-name" {...text('lastName')} />
    </Field>
  </Pair>
);

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--s4) var(--s3);
`;
