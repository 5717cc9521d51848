import { paths } from '@wanderwork/contracts';
import { AppNavLink } from '@wanderwork/platform';
import styled from 'styled-components';

/** The two sides of the newsletter: who reads it, and what they get. */
export const NewsletterPlaces = () => (
  <Places aria-label="Newsletter">
    <Place to={paths.web.adminNewsletter()} end>
      Readers
    </Place>
    <Place to={paths.web.adminIssues()}>Issues</Place>
  </Places>
);

const Places = styled.nav`
  display: flex;
  gap: var(--s5);
  margin-bottom: var(--s5);
  border-bottom: 1px solid var(--line);
`;

const Place = styled(AppNavLink)`
  padding-block: 10px;
  font-size: var(--f-ui);
  color: var(--ink-2);
  text-decoration: none;

  &:hover {
    color: var(--ink);
  }

  &[aria-current='page'] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 -3px var(--red);
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
    }
  }
`;
