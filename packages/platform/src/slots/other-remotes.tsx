import type { RemoteName, RemoteSlot } from '@wanderwork/contracts';
import type { ComponentType } from 'react';

interface OtherRemoteProps {
  name: RemoteName;
  slot: RemoteSlot;
}

/** Gives a page of one remote access to what other remotes show in a slot, without depending on them. */
export interface OtherRemotes {
  /** The remotes whose live release has this slot. */
  useNames: (slot: RemoteSlot) => RemoteName[];
  /** Renders the slot of one remote; a failure affects only this place. */
  Slot: ComponentType<OtherRemoteProps>;
}

/** A remote running alone has no other remotes. */
let otherRemotes: OtherRemotes = { useNames: () => [], Slot: () => null };

/** The shell sets this once, before the first render. */
export const setOtherRemotes = (provider: OtherRemotes): void => {
  otherRemotes = provider;
};

/** The remotes that have this slot, in no particular order. */
export const useRemotesWith = (slot: RemoteSlot): RemoteName[] => otherRemotes.useNames(slot);

/** Renders another remote's slot. */
export const OtherRemote = (props: OtherRemoteProps) => <otherRemotes.Slot {...props} />;
