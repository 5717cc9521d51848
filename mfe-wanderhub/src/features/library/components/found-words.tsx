import { type TextPart } from '@wanderwork/contracts';
import styled from 'styled-components';

/** A text with what was looked for in it. */
export const FoundWords = ({ parts }: { parts: TextPart[] }) =>
  parts.map(({ text, found }, index) => (found ? <Found key={index}>{text}</Found> : text));

const Found = styled.mark`
  background: var(--red-soft);
  color: inherit;
  font-weight: 600;
`;
