import styled from 'styled-components';

interface Props {
  points: readonly (readonly [title: string, text: string])[];
  /** One below the heading that they stand under. */
  level: 2 | 3;
  /** Where no heading stands right above. */
  label?: string;
  /** Whether they follow upon each other. */
  ordered?: boolean;
}

/** A few things to know, side by side: a name and a sentence or two for each. */
export const Points = ({ points, level, label, ordered = false }: Props) => (
  <List as={ordered ? 'ol' : 'ul'} role="list" aria-label={label}>
    {points.map(([title, text]) => (
      <li key={title}>
        <Title as={`h${level}`}>{title}</Title>
        <p>{text}</p>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 208px), 1fr));
  gap: 0 var(--s6);
  border-top: 1px solid var(--ink);

  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
    padding-top: var(--s5);
  }

  p {
    color: var(--ink-2);
  }
`;

/** Of one size, whatever stands above it. */
const Title = styled.h2`
  font-size: var(--f-lg);
  line-height: 1.16;
  letter-spacing: -0.01em;
`;
