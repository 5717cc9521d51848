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
  /** The section, for a remote that has several in this slot. */
  part?: RemoteHomeProps['part'];
  /** Shown if the slot fails. */
  failed: (retry: () => void) => ReactNode;
  /** A failed slot starts over when this changes. */
  resetKey?: string;
}

/** A remote may have moved since the list was loaded, so the list is fetched again after a failure. */
const createSlot = (name: RemoteName, slot: SlotName) =>
  lazyRetry((failures) => loadSlot(name, slot, failures > 0));

const slots = new Map<string, RetryingComponent<RemoteHomeProps>>(
  remoteNames.flatMap((name) => remoteSlots.map((slot) => [`${name}/${slot}`, createSlot(name, slot)])),
);

/** Renders a slot of a remote; its failures stay in its place. The Suspense around it shows the loading state. */
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

/** Loads the code of a slot ahead of time. */
export const preloadSlot = async (name: RemoteName, slot: SlotName): Promise<void> =>
  void (await slots.get(`${name}/${slot}`)?.preload());
