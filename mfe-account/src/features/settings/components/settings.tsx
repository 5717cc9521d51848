import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Stack, TextLink } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { ProofDialog } from '../../../shared/fresh/proof-dialog';
import { Address } from './address';
import { Deletion } from './deletion';
import { Newsletter } from './newsletter';
import { DataExport } from './data-export';
import { Password } from './password';
import { Preferences } from './preferences';
import { Sessions } from './sessions';

interface Props {
  user: SessionUser;
  /** The part about two-step verification. */
  secondFactors: ReactNode;
}

/** The account settings page. */
export const Settings = ({ user, secondFactors }: Props) => (
  <Section $tight>
    <Container>
      <Head>
        <Stack $gap={3}>
          <PageHeading>Account settings</PageHeading>
          <Lead>
            Sign-in, preferences and your data. Your name, home and passports are in{' '}
            <TextLink as={AppLink} to={paths.web.profile()}>
              your profile
            </TextLink>
            .
          </Lead>
        </Stack>
      </Head>
      <Preferences saved={user.preferences} />
      <Newsletter email={user.email} />
      <Address email={user.email} confirmed={user.emailConfirmed} />
      <Password user={user} />
      {secondFactors}
      <Sessions />
      <DataExport />
      <Deletion />
      <ProofDialog />
    </Container>
  </Section>
);

const Head = styled.header`
  margin-bottom: var(--s6);
`;
