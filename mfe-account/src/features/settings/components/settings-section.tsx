import { PageHead, PageHeading } from '@wanderwork/platform';
import { Lead, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The heading and the parts of one section of the settings. */
export const SettingsSection = ({ title, lead, children }: Props) => (
  <Stack $gap={6}>
    <PageHead title={title} private />
    <Stack $gap={3} as="header">
      <PageHeading>{title}</PageHeading>
      <Lead>{lead}</Lead>
    </Stack>
    <div>{children}</div>
  </Stack>
);
