import { media } from '@wanderwork/ui';
import styled from 'styled-components';
import { PassportStamp } from './passport-stamp';
import { exampleRoute } from './route-stamps';

/** A page of a passport after one way round. */
export const Passport = () => (
  <Page>
    <Stamps role="img" aria-label={`A passport with stamps of ${names}`}>
      {exampleRoute.map((stamp) => (
        <PassportStamp key={stamp.city} stamp={stamp} />
      ))}
    </Stamps>
    <figcaption>One way round, as an example.</figcaption>
  </Page>
);

const names = new Intl.ListFormat('en').format(exampleRoute.map((stamp) => stamp.city));

const Page = styled.figure`
  padding: var(--s5);
  border-radius: var(--r2);
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--e3);

  figcaption {
    margin-top: var(--s3);
    font-size: var(--f-cap);
    color: var(--ink-3);
  }
`;

const Stamps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s2);

  ${media.tablet} {
    gap: 10px;
  }
`;
