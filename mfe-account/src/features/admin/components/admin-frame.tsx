import { paths, type RemoteName } from '@wanderwork/contracts';
import { PageHead, PageHeading, useRemotesWith } from '@wanderwork/platform';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { ProofDialog } from '../../../shared/fresh/proof-dialog';
import { Sections } from '../../../shared/sections';
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
    <Sections label="Admin area" sections={[...ownSections, ...remotes.map(toSection)]}>
      <PageHead title={title} private />
      <Head>
        <div>
          <PageHeading>{title}</PageHeading>
          {lead && <p>{lead}</p>}
        </div>
        {actions}
      </Head>
      {children}
      <ProofDialog />
    </Sections>
  );
};

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
