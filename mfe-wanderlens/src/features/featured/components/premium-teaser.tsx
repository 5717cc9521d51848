import { Small, Tag, media } from '@wanderwork/ui';
import styled from 'styled-components';

const offers = [
  ['Detailed Analytics', 'Cost breakdowns and living indexes, part by part.'],
  ['Compare Cities', 'Side-by-side of up to 3 locations, and how certain each difference is.'],
  ['Custom Reports', 'Downloadable insights, with the source beside each figure.'],
] as const;

/** What Premium includes. */
export const PremiumTeaser = () => (
  <Row role="list">
    {offers.map(([title, text]) => (
      <li key={title}>
        <Tag tone="red" icon="lock">
          Premium
        </Tag>
        <h3>{title}</h3>
        <Small $quiet>{text}</Small>
      </li>
    ))}
  </Row>
);

const Row = styled.ul`
  display: grid;
  padding: 0;
  border-block: 1px solid var(--ink);
  list-style: none;

  li {
    padding-block: var(--s5);
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  h3 {
    margin-block: var(--s2) var(--s1);
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);

    li {
      padding-inline: var(--s5);
    }

    li:first-child {
      padding-left: 0;
    }

    li + li {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`;
