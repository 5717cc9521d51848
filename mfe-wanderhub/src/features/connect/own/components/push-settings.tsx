import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type ConnectPushState } from '@wanderwork/contracts';
import { getServerMessage, http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Stack } from '@wanderwork/ui';
import { toKey } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';
import { readPushStatus, turnPushOff, turnPushOn, type PushStatus } from '../model/push';

const pushQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'push'),
    queryFn: async ({ signal }) => {
      const { publicKey, ids } = await http.get<ConnectPushState>(paths.api.connect.pushSubscriptions(), {
        signal,
      });
      return { publicKey, status: await readPushStatus(ids) };
    },
  });

const statusTexts: Record<PushStatus, string> = {
  unsupported:
    'This browser can’t show push notifications. On an iPhone, add WanderWork to your home screen first.',
  blocked:
    'You’ve blocked notifications from WanderWork. Allow them in your browser’s settings for this site, then come back.',
  off: 'Off in this browser.',
  on: 'On in this browser.',
};

/** Push notifications in this browser. Permission is asked for here alone, and only when the button is pressed. */
export const PushSettings = ({ userId }: { userId: string }) => {
  const query = useQuery(pushQuery(userId));
  return (
    <Stack $gap={4}>
      <p>
        A push notification only says “News in Connect”, so nobody who sees your screen learns more. You get
        at most one an hour, and none between 22:00 and 8:00.
      </p>
      <Loaded query={query} label="Your push settings">
        {({ publicKey, status }) =>
          publicKey === null ? (
            <p>Push notifications aren’t available here at the moment.</p>
          ) : (
            <Switch publicKey={publicKey} status={status} />
          )
        }
      </Loaded>
    </Stack>
  );
};

const Switch = ({ publicKey, status }: { publicKey: string; status: PushStatus }) => {
  const { run, busy, problem } = useAction({ refetches: ['connect'] });
  return (
    <Stack $gap={3}>
      <p role="status">{statusTexts[status]}</p>
      {problem && (
        <Banner tone="bad" role="alert">
          {getServerMessage(problem, 'That didn’t work. Please try again.')}
        </Banner>
      )}
      {status === 'off' && (
        <div>
          <Button busy={busy} busyLabel="Turning on..." onClick={() => void run(() => turnPushOn(publicKey))}>
            Turn on in this browser
          </Button>
        </div>
      )}
      {status === 'on' && (
        <div>
          <Button busy={busy} busyLabel="Turning off..." onClick={() => void run(turnPushOff)}>
            Turn off in this browser
          </Button>
        </div>
      )}
    </Stack>
  );
};
