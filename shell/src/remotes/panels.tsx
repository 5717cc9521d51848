import { paths, type RemoteName } from '@wanderwork/contracts';
import { closePanel, usePanels, type PanelName } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadSlot } from './load-slot';
import { useReleases } from './releases';
import { RemoteSlot } from './remote-slot';

/** The page that does what a panel does, for when no remote brings the panel. */
const pageOf: Record<PanelName, string> = {
  signup: paths.web.register(),
  subscription: paths.web.register(),
  account: paths.web.login(),
  login: paths.web.login(),
};

const useProvider = () =>
  useReleases(({ releases }) => releases?.find(({ slots }) => slots.includes('panels'))?.name ?? null);

/** Dialogs and side panels come from a remote, the first time that one is asked for. */
export const Panels = () => {
  const open = usePanels((state) => state.open);
  const provider = useProvider();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return provider ? <RemotePanels provider={provider} open={open} /> : <PageInstead open={open} />;
};

/** Which panels the remote has; null until it is here. One that cannot be had has none. */
const useOffered = (provider: RemoteName): PanelName[] | null => {
  const [offered, setOffered] = useState<PanelName[] | null>(null);
  useEffect(() => {
    loadSlot(provider, 'panels').then(
      ({ opens }) => setOffered(opens ?? []),
      () => setOffered([]),
    );
  }, [provider]);
  return offered;
};

const RemotePanels = ({ provider, open }: { provider: RemoteName; open: PanelName | null }) => {
  const offered = useOffered(provider);
  if (!offered) return null;
  if (open && !offered.includes(open)) return <PageInstead open={open} />;
  return (
    <Suspense>
      {/* What failed once is tried again for the next panel. */}
      <RemoteSlot
        name={provider}
        slot="panels"
        resetKey={String(open)}
        failed={() => <PageInstead open={open} />}
      />
    </Suspense>
  );
};

/** Goes to the page that serves the same purpose. */
const PageInstead = ({ open }: { open: PanelName | null }) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    closePanel();
    void navigate(pageOf[open]);
  }, [open, navigate]);
  return null;
};
