import { AppNavLink } from '@wanderwork/platform';
import { Container, media, Section } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The name of the navigation. */
  label: string;
  /** The first one is the section at the start of the area. */
  sections: readonly { to: string; title: string }[];
  children: ReactNode;
}

/** The layout of an area with sections: a navigation beside the section that is shown, above it on narrow screens. */
export const Sections = ({ label, sections, children }: Props) => (
  <Section $tight>
    <Container>
      <Layout>
        <Navigation aria-label={label}>
          <ul role="list">
            {sections.map(({ to, title }) => (
              <li key={to}>
                <SectionLink to={to} end={to === sections[0]?.to}>
                  {title}
                </SectionLink>
              </li>
            ))}
          </ul>
        </Navigation>
        <div>{children}</div>
      </Layout>
    </Container>
  </Section>
);

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5) var(--s7);

  ${media.desktop} {
    grid-template-columns: 176px minmax(0, 1fr);
  }
`;

const Navigation = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    padding-bottom: var(--s3);
    border-bottom: 1px solid var(--ink);
  }

  ${media.desktop} {
    ul {
      position: sticky;
      top: 96px;
      flex-direction: column;
      padding-block: var(--s2);
      border: 0;
    }
  }
`;

const SectionLink = styled(AppNavLink)`
  display: block;
  padding: 8px 12px;
  border-radius: var(--r1);
  font-size: var(--f-ui);
  color: var(--ink-2);
  text-decoration: none;

  &:hover {
    background: var(--water);
    color: var(--ink);
  }

  &[aria-current='page'] {
    background: var(--water);
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 -3px var(--red);
  }

  ${media.desktop} {
    &[aria-current='page'] {
      box-shadow: inset 3px 0 var(--red);
    }
  }

  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid Highlight;
    }
  }
`;
