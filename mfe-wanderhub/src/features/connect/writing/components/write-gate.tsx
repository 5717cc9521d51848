import { useQuery } from '@tanstack/react-query';
import { paths, type OwnConnectProfile } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Row, Stack } from '@wanderwork/ui';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ownProfileQuery } from '../../common/api/connect.query';
import { useReader } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';
import { ProfileForm } from './profile-form';

/** Who writes. */
export interface Writer extends OwnConnectProfile {
  userId: string;
}

interface Props {
  /** What the person wants to do: "reply", "post". */
  action: string;
  children: (writer: Writer) => ReactNode;
}

/** Lets people write who may, and tells the others what is missing. */
export const WriteGate = ({ action, children }: Props) => {
  const reader = useReader();
  const query = useQuery(ownProfileQuery(reader));
  if (reader === undefined) return null;
  if (reader === null) return <SignInFirst action={action} />;
  return (
    <Loaded query={query} label="Your profile">
      {(own) => {
        // The page's notice says why, until when and how to appeal.
        if (own.pausedUntil || own.level === 'unconfirmed') return null;
        if (!own.profile) return <ProfileFirst />;
        return <Fragment key={reader}>{children({ ...own, userId: reader })}</Fragment>;
      }}
    </Loaded>
  );
};

const SignInFirst = ({ action }: { action: string }) => {
  const { pathname, search } = useLocation();
  return (
    <Stack $gap={3}>
      <p>Log in to {action}, or create a free account.</p>
      <Row $gap={2}>
        <ButtonLink as={AppLink} to={paths.web.login(pathname + search)} variant="ink">
          Log in
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.register()}>
          Create a free account
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const ProfileFirst = () => (
  <Stack as="section" $gap={4} aria-labelledby="profile-first">
    <h2 id="profile-first">First, how should we call you?</h2>
    <p>Others see this name beside what you write. You don’t have to use your real one.</p>
    <ProfileForm profile={null} />
  </Stack>
);
