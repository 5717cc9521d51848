import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import {
  AppLink,
  AppNavLink,
  BelowHeading,
  PageHead,
  PageHeading,
  type PageHeadProps,
} from '@wanderwork/platform';
import { Banner, ButtonLink, Container, Lead, Row, Section, Stack, TextLink } from '@wanderwork/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { notificationsQuery, ownProfileQuery, unreadMessagesQuery } from '../api/connect.query';
import { useReader } from '../api/reader';
import { recordVisit } from '../model/visits';
import { describePause } from '../model/errors';
import { OutboxList } from './outbox-list';

const { connect, connectDecisions, connectMeetups, connectPage } = paths.web;

interface Props extends PageHeadProps {
  /** The heading, if it differs from the title. */
  heading?: ReactNode;
  /** Above the heading: where the page belongs. */
  context?: ReactNode;
  lead?: ReactNode;
  /** The page's own actions, beside the heading. */
  actions?: ReactNode;
  /** For pages to read or fill in, rather than to look through. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page of Connect: its navigation, heading and notices above its content. */
export const ConnectPage = ({
  heading,
  context,
  lead,
  actions,
  narrow = false,
  children,
  ...head
}: Props) => (
  <Section $tight>
    <PageHead {...head} />
    <Container>
      <Stack $gap={6}>
        <ConnectNavigation />
        <Head $narrow={narrow}>
          <Stack $gap={3}>
            {context}
            <PageHeading>{heading ?? head.title}</PageHeading>
            {lead && <Lead as="div">{lead}</Lead>}
          </Stack>
          {actions && <Actions $gap={2}>{actions}</Actions>}
        </Head>
        <BelowHeading>
          <Content $gap={6} $narrow={narrow}>
            <WritingNotice />
            <Outbox />
            {children}
          </Content>
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

const NARROW = '50rem';

const Head = styled.header<{ $narrow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: end;
  justify-content: space-between;
  max-width: ${({ $narrow }) => ($narrow ? NARROW : 'none')};

  h1 {
    font-size: var(--f-2xl);
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex: 1 1 20rem;
    min-width: 0;
  }
`;

/** Buttons stand on the line of the field beside them, not of its label. */
const Actions = styled(Row)`
  align-items: end;
`;

const Content = styled(Stack)<{ $narrow: boolean }>`
  max-width: ${({ $narrow }) => ($narrow ? NARROW : 'none')};

  h2 {
    font-size: var(--f-xl);
  }
`;

const ConnectNavigation = () => {
  const reader = useReader();
  useEffect(() => {
    if (reader) void recordVisit(reader);
  }, [reader]);
  const { data: own } = useQuery(ownProfileQuery(reader));
  const { data: notifications } = useInfiniteQuery(notificationsQuery(reader));
  const { data: messages } = useQuery(unreadMessagesQuery(reader));
  const unread = notifications?.pages[0]?.unread ?? 0;
  const unreadMessages = messages?.unread ?? 0;
  const isModerator = own?.level === 'moderator' || own?.level === 'admin';
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (current) list.current!.scrollLeft = current.offsetLeft - list.current!.offsetLeft - 40;
  }, [reader, isModerator]);
  return (
    <Navigation aria-label="Connect">
      <ul role="list" ref={list}>
        <NavigationItem to={connect()} end>
          What’s new
        </NavigationItem>
        <NavigationItem to={connectMeetups()}>Meet-ups</NavigationItem>
        <NavigationItem to={connectPage('search')}>Search</NavigationItem>
        {reader && (
          <>
            <NavigationItem to={connectPage('notifications')}>
              Notifications{unread > 0 && ` (${unread})`}
            </NavigationItem>
            <NavigationItem to={connectPage('stays')}>Stays</NavigationItem>
            <NavigationItem to={connectPage('messages')}>
              Messages{unreadMessages > 0 && ` (${unreadMessages})`}
            </NavigationItem>
            <NavigationItem to={connectDecisions()}>Decisions</NavigationItem>
            <NavigationItem to={connectPage('settings')}>Settings</NavigationItem>
          </>
        )}
        {isModerator && <NavigationItem to={connectPage('moderation')}>Moderation</NavigationItem>}
        <NavigationItem to={connectPage('rules')}>Rules</NavigationItem>
      </ul>
      <ButtonLink as={AppLink} to={connectPage('new')} variant="red" size="small">
        New topic
      </ButtonLink>
    </Navigation>
  );
};

const NavigationItem = ({ to, end, children }: { to: string; end?: boolean; children: ReactNode }) => (
  <li>
    <NavigationLink to={to} end={end}>
      {children}
    </NavigationLink>
  </li>
);

/** One line at any width: what doesn't fit is scrolled to. */
const Navigation = styled.nav`
  display: flex;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  padding-bottom: var(--s2);
  border-bottom: 1px solid var(--ink);

  ul {
    display: flex;
    gap: var(--s5);
    padding-block: var(--s1);
    overflow-x: auto;
    white-space: nowrap;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, black var(--s5));
    padding-inline-end: var(--s5);
  }

  > a {
    flex: none;
  }
`;

const NavigationLink = styled(AppNavLink)`
  display: block;
  padding-block: 8px;
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

const Outbox = () => {
  const reader = useReader();
  return reader ? <OutboxList key={reader} userId={reader} /> : null;
};

/** Says why a signed-in person can't write at the moment. */
const WritingNotice = () => {
  const { data: own } = useQuery(ownProfileQuery(useReader()));
  if (own?.pausedUntil)
    return (
      <Banner tone="warn">
        {describePause(own.pausedUntil)}{' '}
        <TextLink quiet as={AppLink} to={connectDecisions()}>
          Why, and how to appeal
        </TextLink>
      </Banner>
    );
  if (own?.level === 'unconfirmed')
    return (
      <Banner tone="info">
        You can read, follow and save drafts. To post, confirm your email address: open the link we sent you,
        or{' '}
        <TextLink quiet as={AppLink} to={paths.web.settings('email')}>
          ask for a new one
        </TextLink>
        .
      </Banner>
    );
  return null;
};
