import { paths, type RemoteName } from '@wanderwork/contracts';
import { AppNavLink, PageHead, PageHeading, useRemotesWith } from '@wanderwork/platform';
import { Container, media, Section } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { ProofDialog } from '../../../shared/fresh/proof-dialog';
import { remoteTitles } from '../model/remote-titles';

const { web } = paths;

const own = [
  { to: web.admin(), title: 'Overview' },
  { to: web.adminUsers(), title: 'Accounts' },
  { to: web.adminBilling(), title: 'Billing' },
  { to: web.adminMails(), title: 'Letters' },
  { to: web.adminWaitlist(), title: 'Waitlist' },
  { to: web.adminNewsletter(), title: 'Newsletter' },
  { to: web.adminSettings(), title: 'Settings' },
  { to: web.adminAudit(), title: 'Audit log' },
];

const sectionOf = (name: RemoteName) => ({ to: web.adminRemote(name), title: remoteTitles[name] });

interface Props {
  title: string;
  /** A sentence on what this section is for. */
  lead?: ReactNode;
  /** What can be done with all of it, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The admin area around one of its sections: its own, and after them those that other remotes bring. */
export const AdminFrame = ({ title, lead, actions, children }: Props) => {
  const remotes = useRemotesWith('admin');
  return (
    <Section $tight>
      <PageHead title={title} private />
      <Container>
        <Desk>
          <Sections aria-label="Admin area">
            <ul role="list">
              {[...own, ...remotes.map(sectionOf)].map(({ to, title: words }) => (
                <li key={to}>
                  <SectionLink to={to} end={to === web.admin()}>
                    {words}
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
        </Desk>
      </Container>
      <ProofDialog />
    </Section>
  );
};

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5) var(--s7);

  ${media.desk} {
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

  ${media.desk} {
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

  ${media.desk} {
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
