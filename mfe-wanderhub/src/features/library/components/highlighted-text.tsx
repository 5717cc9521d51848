import { type TextPart } from '@wanderwork/contracts';
import styled from 'styled-components';

/** A text with its matches highlighted. */
export const HighlightedText = ({ parts }: { parts: TextPart[] }) =>
  parts.map(({ text, found }, index) => (found ? <Highlight key={index}>{text}</Highlight> : text));

const Highlight = styled.mark`
  background: var(--red-soft);
  color: inherit;
  font-weight: 600;
`;
