import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  digestFrequencies,
  paths,
  type ConnectEmailSettings,
  type DigestFrequency,
} from '@wanderwork/contracts';
import { getServerMessage, http } from '@wanderwork/platform';
import { Banner, Checkbox, Field, Select, Small, Stack } from '@wanderwork/ui';
import { toKey } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';

const emailSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'email-settings'),
    queryFn: ({ signal }) => http.get<ConnectEmailSettings>(paths.api.connect.emailSettings(), { signal }),
  });

const kinds = [
  {
    name: 'replies',
    label: 'Replies and mentions',
    about: 'When you haven’t read them for 30 minutes. At most one email an hour and six a day.',
  },
  { name: 'meetups', label: 'Your meet-ups', about: 'Seats, changes, cancellations and reminders.' },
  { name: 'messages', label: 'Message requests', about: 'When somebody accepts yours.' },
  {
    name: 'decisions',
    label: 'Moderation decisions',
    about: 'About you, something you wrote or something you reported.',
  },
] as const;

const digestLabels: Record<DigestFrequency, string> = {
  daily: 'Every day at 8:00',
  weekly: 'Every Monday at 8:00',
  never: 'Never',
};

/** What the reader gets by email. Each choice is saved right away. */
export const EmailSettings = ({ userId }: { userId: string }) => {
  const query = useQuery(emailSettingsQuery(userId));
  return (
    <Stack $gap={4}>
      <p>
        We don’t email you between 22:00 and 8:00 in the time zone of the browser you used last, unless a
        meet-up within 24 hours changes. We never email you about what you muted or set to “Nothing”.
      </p>
      <Loaded query={query} label="Your email settings">
        {(saved) => <Choices saved={saved} userId={userId} />}
      </Loaded>
    </Stack>
  );
};

const Choices = ({ saved, userId }: { saved: ConnectEmailSettings; userId: string }) => {
  const client = useQueryClient();
  // Not `useAction`: a second choice while the first is being saved counts too.
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (change: Partial<ConnectEmailSettings>) =>
      http.patch<ConnectEmailSettings>(paths.api.connect.emailSettings(), change),
    onSuccess: (settings) => client.setQueryData(emailSettingsQuery(userId).queryKey, settings),
  });
  const chosen = { ...saved, ...(isPending && variables) };
  return (
    <Stack $gap={3}>
      {kinds.map(({ name, label, about }) => (
        <Checkbox
          key={name}
          checked={chosen[name]}
          onChange={({ target }) => mutate({ [name]: target.checked })}
        >
          {label}
          <br />
          <Small $quiet>{about}</Small>
        </Checkbox>
      ))}
      <Field label="Digest of what you missed" description="Up to twelve topics you haven’t read.">
        <Select
          value={chosen.digest}
          onChange={({ target }) => mutate({ digest: target.value as DigestFrequency })}
        >
          {digestFrequencies.map((name) => (
            <option key={name} value={name}>
              {digestLabels[name]}
            </option>
          ))}
        </Select>
      </Field>
      {error && (
        <Banner tone="bad" role="alert">
          {getServerMessage(error, 'We couldn’t save that. Please try again.')}
        </Banner>
      )}
      <Small $quiet role="status">
        {isPending ? 'Saving...' : isSuccess && 'Saved.'}
      </Small>
    </Stack>
  );
};
