import { remoteNames } from '@wanderwork/contracts';
import type { OtherRemotes } from '@wanderwork/platform';
import { Button, Row, Spinner } from '@wanderwork/ui';
import { Suspense } from 'react';
import { useReleases } from './releases';
import { RemoteSlot } from './remote-slot';

const useNames: OtherRemotes['useNames'] = (slot) => {
  const releases = useReleases((state) => state.releases);
  return remoteNames.filter((name) =>
    releases?.some((release) => release.name === name && release.slots.includes(slot)),
  );
};

/** A slot that fails shows a small message, since the page around it works. */
const Slot: OtherRemotes['Slot'] = ({ name, slot }) => (
  <Suspense fallback={<Spinner label="Loading the section" size={24} />}>
    <RemoteSlot
      name={name}
      slot={slot}
      failed={(retry) => (
        <Row $justify="between">
          <p>This section couldn’t load. The rest of the page works.</p>
          <Button size="small" onClick={retry}>
            Try Again
          </Button>
        </Row>
      )}
    />
  </Suspense>
);

/** How a remote's page shows slots of other remotes. */
export const otherRemotes: OtherRemotes = { useNames, Slot };
