import { paths, type RemoteName } from '@wanderwork/contracts';
import { closePanel, usePanels, type PanelName } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadSlot } from './load-slot';
import { useReleases } from './releases';
import { RemoteSlot } from './remote-slot';

/** The page that replaces a panel when no remote provides it. */
const panelPages: Record<PanelName, string> = {
  signup: paths.web.register(),
  subscription: paths.web.register(),
  account: paths.web.login(),
  login: paths.web.login(),
};

const useProviderName = () =>
  useReleases(({ releases }) => releases?.find(({ slots }) => slots.includes('panels'))?.name ?? null);

/** Loads the remote with the dialogs and side panels when the first one is opened. */
export const Panels = () => {
  const open = usePanels((state) => state.open);
  const provider = useProviderName();
  const [isRequested, setIsRequested] = useState(false);
  if (open && !isRequested) setIsRequested(true);
  if (!isRequested) return null;
  return provider ? <RemotePanels provider={provider} open={open} /> : <PanelPageRedirect open={open} />;
};

/** The panels that the remote has; null while it loads. A remote that fails has none. */
const useOfferedPanels = (provider: RemoteName): PanelName[] | null => {
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
  const offered = useOfferedPanels(provider);
  if (!offered) return null;
  if (open && !offered.includes(open)) return <PanelPageRedirect open={open} />;
  return (
    <Suspense>
      {/* A failed load is retried for the next panel. */}
      <RemoteSlot
        name={provider}
        slot="panels"
        resetKey={String(open)}
        failed={() => <PanelPageRedirect open={open} />}
      />
    </Suspense>
  );
};

/** Navigates to the page that replaces the panel. */
const PanelPageRedirect = ({ open }: { open: PanelName | null }) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    closePanel();
    void navigate(panelPages[open]);
  }, [open, navigate]);
  return null;
};
