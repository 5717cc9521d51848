import { Container, media, Section, space } from '@wanderwork/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OverlapDrawing, PlanDrawing, RouteDrawing } from './drawings';

/** What the product offers: three cards, each with a drawing. */
export const WhatYouCanDo = () => (
  <Section aria-labelledby="what-you-can-do">
    <Container>
      <h2 id="what-you-can-do">What You Can Do</h2>
      <Cards>
        <FeatureCard title="Wander Freely" drawing={<RouteDrawing />}>
          Search in your own words: warm in January, under $1,500, fast internet. See the results as a map, a
          grid or a table.
        </FeatureCard>
        <FeatureCard title="Work Smarter" drawing={<OverlapDrawing />}>
          Check every city against your clients’ hours, your visa days and your budget before you book.
        </FeatureCard>
        <FeatureCard title="Create Instantly" drawing={<PlanDrawing />}>
          Make a monthly budget, a packing list and a visa calendar with our tools. The guides explain the
          rest.
        </FeatureCard>
      </Cards>
    </Container>
  </Section>
);

const FeatureCard = ({
  title,
  drawing,
  children,
}: {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}) => (
  <li>
    {drawing}
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
);

const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space(6)};
  margin: ${space(6)} 0 0;
  padding: ${space(5)} 0 0;
  border-top: 1px solid var(--ink);
  list-style: none;

  svg {
    width: 100%;
    max-width: 300px;
    height: auto;
    margin-bottom: ${space(4)};
  }

  p {
    margin-top: ${space(2)};
    color: var(--ink-2);
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(5)};

    /* As wide as the others, so that the drawings align. */
    li:first-child {
      padding-right: ${space(5)};
    }

    li + li {
      padding-left: ${space(5)};
      border-left: 1px solid var(--line);
    }
  }
`;
