import { Field, PasswordInput, VisuallyHidden } from '@wanderwork/ui';
import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { strengths, strengthOf, type Strength } from './password-strength';

interface Props {
  label: string;
  error?: string;
  /** What the form knows of the field: name, value, how it changes. */
  input: ComponentProps<typeof PasswordInput> & { value: string };
  /** What anybody knows of its owner, and so is no secret: names, address. */
  known?: readonly string[];
}

const words: Record<Strength, string> = {
  weak: 'Easily guessed',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};

const ABOUT = '8 characters or more; a sentence is fine.';

/** A password that is about to be set, and how strong it seems. */
export const NewPassword = ({ label, error, input, known = [] }: Props) => {
  const strength = strengthOf(input.value, known);
  return (
    <Place>
      <Field label={label} description={ABOUT} error={error} required>
        <PasswordInput autoComplete="new-password" {...input} />
      </Field>
      <Meter>
        <Scale aria-hidden>
          {strengths.map((step, index) => (
            <Step key={step} $strength={reaches(strength, index) ? strength : null} />
          ))}
        </Scale>
        <Words role="status">
          {strength && (
            <>
              <VisuallyHidden>Strength of the password: </VisuallyHidden>
              {words[strength]}
            </>
          )}
        </Words>
      </Meter>
    </Place>
  );
};

const reaches = (strength: Strength | null, step: number): boolean =>
  strength !== null && strengths.indexOf(strength) >= step;

const inks: Record<Strength, string> = {
  weak: 'var(--bad)',
  fair: 'var(--warn)',
  good: 'var(--ok)',
  strong: 'var(--ok)',
};

const Place = styled.div`
  display: grid;
  gap: var(--s2);
`;

/** One line, kept from the start: the form does not jump under the fingers. */
const Meter = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-height: 1.55em;
  font-size: var(--f-sm);
`;

const Scale = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(${strengths.length}, 1fr);
  gap: 4px;
`;

const Step = styled.span<{ $strength: Strength | null }>`
  height: 4px;
  border-radius: 2px;
  background: ${({ $strength }) => ($strength ? inks[$strength] : 'var(--line)')};
  transition: background var(--d2);

  @media (forced-colors: active) {
    background: ${({ $strength }) => ($strength ? 'CanvasText' : 'GrayText')};
    forced-color-adjust: none;
  }
`;

const Words = styled.p`
  color: var(--ink-2);

  &:empty {
    display: none;
  }
`;
