import { Field, TextInput } from '@wanderwork/ui';
import { type ComponentProps } from 'react';
import styled from 'styled-components';

interface Props<Name extends string> {
  text: (name: Name) => ComponentProps<typeof TextInput>;
  errors: Record<string, string>;
}

/** The fields with which every form to join begins. */
export const PersonFields = ({ text, errors }: Props<'firstName' | 'lastName' | 'email'>) => (
  <>
    <NameFields text={text} errors={errors} />
    <Field label="Email" error={errors.email} required>
      <TextInput type="email" autoComplete="email" {...text('email')} />
    </Field>
  </>
);

/** First and last name, side by side if there is space. */
export const NameFields = ({ text, errors }: Props<'firstName' | 'lastName'>) => (
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
