import { paths, type RemoteName } from '@wanderwork/contracts';
import { AppNavLink, PageHead, PageHeading, useRemotesWith } from '@wanderwork/platform';
import { Container, media, Section } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { ProofDialog } from '../../../shared/fresh/proof-dialog';
import { remoteTitles } from '../model/remote-titles';

const { web } = paths;

const ownSections = [
  { to: web.admin(), title: 'Overview' },
  { to: web.adminUsers(), title: 'Accounts' },
  { to: web.adminBilling(), title: 'Billing' },
  { to: web.adminMails(), title: 'Emails' },
  { to: web.adminWaitlist(), title: 'Waitlist' },
  { to: web.adminNewsletter(), title: 'Newsletter' },
  { to: web.adminSettings(), title: 'Settings' },
  { to: web.adminAudit(), title: 'Audit log' },
];

const toSection = (name: RemoteName) => ({ to: web.adminRemote(name), title: remoteTitles[name] });

interface Props {
  title: string;
  /** One sentence on what this section is for. */
  lead?: ReactNode;
  /** Actions on the whole section, shown beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of the admin area: navigation over our own sections and those of other remotes, then one section. */
export const AdminFrame = ({ title, lead, actions, children }: Props) => {
  const remotes = useRemotesWith('admin');
  return (
    <Section $tight>
      <PageHead title={title} private />
      <Container>
        <Layout>
          <Sections aria-label="Admin area">
            <ul role="list">
              {[...ownSections, ...remotes.map(toSection)].map(({ to, title: label }) => (
                <li key={to}>
                  <SectionLink to={to} end={to === web.admin()}>
                    {label}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </Sections>
          <div>
            <Head>
              <div>
                <PageHeading>{title}</PageHeading>
                {lead && <p>{lead}</p>}
              </div>
              {actions}
            </Head>
            {children}
          </div>
        </Layout>
      </Container>
      <ProofDialog />
    </Section>
  );
};

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5) var(--s7);

  ${media.desktop} {
    grid-template-columns: 176px minmax(0, 1fr);
  }
`;

const Sections = styled.nav`
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

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--s5);

  h1 {
    font-size: var(--f-2xl);
    overflow-wrap: anywhere;
  }

  p {
    max-width: 60ch;
    margin-top: var(--s2);
    color: var(--ink-2);
  }
`;
