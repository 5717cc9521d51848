import styled from 'styled-components';

interface Props {
  points: readonly (readonly [title: string, text: string])[];
  /** One level below the heading above. */
  level: 2 | 3;
  /** Needed if no heading stands right above. */
  label?: string;
  /** Whether the order matters. */
  ordered?: boolean;
}

/** A few points side by side: a title and a sentence or two for each. */
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

/** The same size, whatever its level. */
const Title = styled.h2`
  font-size: var(--f-lg);
  line-height: 1.16;
  letter-spacing: -0.01em;
`;
