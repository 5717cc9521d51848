import {
  remoteNames,
  remoteSlots,
  type RemoteName,
  type RemoteSlot as SlotName,
} from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary, type RemoteHomeProps, type RetryingComponent } from '@wanderwork/platform';
import type { ReactNode } from 'react';
import { loadSlot } from './load-slot';
import { reportFailure } from './report-failure';

interface Props {
  name: RemoteName;
  slot: SlotName;
  /** Which of its sections, of a remote that has several for this slot. */
  part?: RemoteHomeProps['part'];
  /** What stands there when it failed. */
  failed: (retry: () => void) => ReactNode;
  /** A failed slot starts over when this changes. */
  resetKey?: string;
}

/** A remote may have moved since the list was read: after a failure the list is asked for again. */
const createSlot = (name: RemoteName, slot: SlotName) =>
  lazyRetry((failures) => loadSlot(name, slot, failures > 0));

const slots = new Map<string, RetryingComponent<RemoteHomeProps>>(
  remoteNames.flatMap((name) => remoteSlots.map((slot) => [`${name}/${slot}`, createSlot(name, slot)])),
);

/** The place of a remote: whatever happens in it stays in it. Waiting is the matter of the Suspense around it. */
export const RemoteSlot = ({ name, slot, part, failed, resetKey = name }: Props) => {
  const Content = slots.get(`${name}/${slot}`);
  return (
    <RetryBoundary
      resetKey={resetKey}
      onError={(error) => reportFailure(error, name)}
      fallback={(_error, retry) => failed(retry)}
    >
      {Content && <Content part={part} />}
    </RetryBoundary>
  );
};

/** Fetches the code of a slot ahead. */
export const preloadSlot = async (name: RemoteName, slot: SlotName): Promise<void> =>
  void (await slots.get(`${name}/${slot}`)?.preload());
