import { Field, PasswordInput, VisuallyHidden } from '@wanderwork/ui';
import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { strengths, estimateStrength, type Strength } from './password-strength';

interface Props {
  label: string;
  error?: string;
  /** The input props from the form. */
  input: ComponentProps<typeof PasswordInput> & { value: string };
  /** Words that others know about the member (names, email), which make a password weak. */
  personalTerms?: readonly string[];
}

const strengthLabels: Record<Strength, string> = {
  weak: 'Easily guessed',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};

const DESCRIPTION = 'At least 8 characters. A sentence works well.';

/** The field for a new password with a strength meter. */
export const NewPassword = ({ label, error, input, personalTerms = [] }: Props) => {
  const strength = estimateStrength(input.value, personalTerms);
  return (
    <Place>
      <Field label={label} description={DESCRIPTION} error={error} required>
        <PasswordInput autoComplete="new-password" {...input} />
      </Field>
      <Meter>
        <Scale aria-hidden>
          {strengths.map((step, index) => (
            <Step key={step} $strength={isReached(strength, index) ? strength : null} />
          ))}
        </Scale>
        <Words role="status">
          {strength && (
            <>
              <VisuallyHidden>Password strength: </VisuallyHidden>
              {strengthLabels[strength]}
            </>
          )}
        </Words>
      </Meter>
    </Place>
  );
};

const isReached = (strength: Strength | null, step: number): boolean =>
  strength !== null && strengths.indexOf(strength) >= step;

const colors: Record<Strength, string> = {
  weak: 'var(--bad)',
  fair: 'var(--warn)',
  good: 'var(--ok)',
  strong: 'var(--ok)',
};

const Place = styled.div`
  display: grid;
  gap: var(--s2);
`;

/** Takes its space from the start, so that the form doesn't shift while typing. */
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
  background: ${({ $strength }) => ($strength ? colors[$strength] : 'var(--line)')};
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
