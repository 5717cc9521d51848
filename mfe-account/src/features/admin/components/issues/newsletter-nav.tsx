import { paths } from '@wanderwork/contracts';
import { AppNavLink } from '@wanderwork/platform';
import styled from 'styled-components';

/** Links between the two newsletter pages: subscribers and issues. */
export const NewsletterNav = () => (
  <Nav aria-label="Newsletter">
    <NavLink to={paths.web.adminNewsletter()} end>
      Subscribers
    </NavLink>
    <NavLink to={paths.web.adminIssues()}>Issues</NavLink>
  </Nav>
);

const Nav = styled.nav`
  display: flex;
  gap: var(--s5);
  margin-bottom: var(--s5);
  border-bottom: 1px solid var(--line);
`;

const NavLink = styled(AppNavLink)`
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
