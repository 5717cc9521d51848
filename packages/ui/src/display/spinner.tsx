import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../layout/text';

interface Props {
  /** What is loading; without it the spinner is decoration next to text. */
  label?: string;
  size?: number;
}

/** In a place of its own it stands in the middle. */
export const Spinner = ({ label, size = 16 }: Props) => (
  <span role={label ? 'status' : undefined}>
    <Ring $size={size} aria-hidden />
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: number }>`
  display: block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  margin-inline: auto;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  /* Otherwise no color is transparent in forced colors, and a full ring does not seem to turn. */
  forced-color-adjust: none;
`;
