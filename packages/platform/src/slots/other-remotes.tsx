import type { RemoteName, RemoteSlot } from '@wanderwork/contracts';
import type { ComponentType } from 'react';

interface OtherRemoteProps {
  name: RemoteName;
  slot: RemoteSlot;
}

/** How a page of one remote comes by what others show in a slot, without knowing them. */
export interface OtherRemotes {
  /** The remotes whose live release has something for `slot`. */
  useNames: (slot: RemoteSlot) => RemoteName[];
  /** What one of them shows there; a failure stays in its place. */
  Slot: ComponentType<OtherRemoteProps>;
}

/** A remote developed alone has no others beside it. */
let otherRemotes: OtherRemotes = { useNames: () => [], Slot: () => null };

/** The shell says, once and before it draws, how others are found and shown. */
export const setOtherRemotes = (provider: OtherRemotes): void => {
  otherRemotes = provider;
};

/** The remotes that bring something for `slot`, in no order of importance. */
export const useRemotesWith = (slot: RemoteSlot): RemoteName[] => otherRemotes.useNames(slot);

/** Shows what another remote brings for `slot`. */
export const OtherRemote = (props: OtherRemoteProps) => <otherRemotes.Slot {...props} />;
