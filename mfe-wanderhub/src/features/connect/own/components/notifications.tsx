import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime, paths, type ConnectNotification } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Lead, Row, Small, Stack, Tag } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { notificationsQuery } from '../../common/api/connect.query';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { ReportButton } from '../../common/components/report-button';
import { describeNotification } from '../model/notification-text';

/** What happened around the reader's posts, newest first. */
const Notifications = () => (
  <ConnectPage private narrow title="Notifications" lead={<p>We keep them for 90 days.</p>}>
    <MembersOnly>{(userId) => <NotificationList userId={userId} />}</MembersOnly>
  </ConnectPage>
);

const NotificationList = ({ userId }: { userId: string }) => {
  const list = useInfiniteQuery(notificationsQuery(userId));
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  return (
    <Loaded query={list} label="Your notifications">
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0)
          return <Lead>Nothing yet. We’ll tell you here when someone replies to you or mentions you.</Lead>;
        return (
          <Stack $gap={4}>
            {pages[0]!.unread > 0 && (
              <Row>
                <Button
                  size="small"
                  busy={busy}
                  busyLabel="Saving..."
                  onClick={() => void run(() => http.post(paths.api.connect.readNotifications(), {}))}
                >
                  Mark all as read
                </Button>
              </Row>
            )}
            <LoadMore list={list} label="Your notifications" count={items.length}>
              <List role="list">
                {items.map((one) => (
                  <li key={one.id}>
                    <Entry notification={one} />
                  </li>
                ))}
              </List>
            </LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
};

/** Opening one marks it as read; the page that opens doesn't wait for that. */
const markRead = ({ id, readAt }: ConnectNotification): void => {
  if (readAt === null)
    void http
      .post(paths.api.connect.readNotifications(), { ids: [id] }, { keepalive: true })
      .catch(() => undefined);
};

const Entry = ({ notification }: { notification: ConnectNotification }) => (
  <Stack $gap={1}>
    <AppLink to={notification.path} onClick={() => markRead(notification)}>
      <bdi>{describeNotification(notification)}</bdi>
    </AppLink>
    <Row $gap={3}>
      {notification.readAt === null && <Tag tone="red">New</Tag>}
      <Small as="span" $quiet>
        <time dateTime={notification.updatedAt}>{formatDateTime(notification.updatedAt)}</time>
      </Small>
      {notification.actor && (
        <ReportButton
          inline
          kind="person"
          object={notification.actor.handle}
          label={notification.actor.name}
        />
      )}
    </Row>
  </Stack>
);

const List = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;

export default Notifications;
