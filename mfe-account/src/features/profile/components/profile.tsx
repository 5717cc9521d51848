import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, openPanel, PageHeading } from '@wanderwork/platform';
import { Button, ButtonLink, Container, Lead, Row, Section, Skeleton, Stack, Tag } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { profileQuery } from '../../../shared/profile.query';
import { OwnPicture } from './own-picture';
import { ProfileForm } from './profile-form';
import { SignOutButton } from './sign-out-button';

interface Props {
  user: SessionUser;
  /** The label of the plan. */
  badge: string;
  /** The parts of the page about the plan and payments. */
  plan: ReactNode;
  /** A notice at the top of the page. */
  notice?: ReactNode;
}

/** The profile page. */
export const Profile = ({ user, badge, plan, notice }: Props) => (
  <Section $tight>
    <Container>
      {notice && <NoticeBox>{notice}</NoticeBox>}
      <Head>
        <Stack $gap={3}>
          <PageHeading>
            <bdi>{user.name}</bdi>
          </PageHeading>
          <Lead as="div">
            <bdi>{user.email}</bdi>
          </Lead>
          <Row $gap={2}>
            <Tag>{badge}</Tag>
            {user.isAdmin && <Tag tone="red">Admin</Tag>}
          </Row>
        </Stack>
        <Row>
          <Button onClick={() => openPanel('account')}>My Account</Button>
          <ButtonLink as={AppLink} to={paths.web.settings()}>
            Account settings
          </ButtonLink>
          <ButtonLink as={AppLink} to={paths.web.subscription()}>
            Plans
          </ButtonLink>
          <SignOutButton />
        </Row>
      </Head>
      {plan}
      <Part title="Picture">
        <OwnPicture user={user} />
      </Part>
      <QueryData query={profileQuery} label="Your profile" skeleton={<ProfileSkeleton />}>
        {(profile) => <ProfileForm profile={profile} />}
      </QueryData>
    </Container>
  </Section>
);

const ProfileSkeleton = () =>
  ['Name', 'Home', 'Travel documents', 'Your clients'].map((title) => (
    <Part key={title} title={title}>
      <Skeleton $height="74px" />
    </Part>
  ));

const NoticeBox = styled.div`
  margin-bottom: var(--s6);
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s5);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--s6);

  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
