import { followLevels, paths, type FollowLevel } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Field, Select } from '@wanderwork/ui';
import { followLabels } from '../model/labels';

interface Props {
  /** `city:lisbon`, `everywhere`, `topic:{code}`. */
  target: string;
  /** Null where the reader chose nothing: `DEFAULT_LEVEL` applies. */
  level: FollowLevel | null;
  /** Says what the level is for; for a list of several selects. */
  label?: string;
}

const DEFAULT_LEVEL: FollowLevel = 'replies';

/** Chooses what the reader is notified of. */
export const FollowSelect = ({ target, level, label = 'Notify me about' }: Props) => {
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t save that',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  const change = (next: FollowLevel) =>
    run(() => http.put(paths.api.connect.follow(target), { level: next }));
  return (
    <Field label={label}>
      <Select
        value={level ?? DEFAULT_LEVEL}
        aria-busy={busy || undefined}
        onChange={(event) => void change(event.target.value as FollowLevel)}
      >
        {followLevels.map((name) => (
          <option key={name} value={name}>
            {followLabels[name]}
          </option>
        ))}
      </Select>
    </Field>
  );
};
