import { paths } from '@wanderwork/contracts';
import { closePanel, usePanels, type PanelName } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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

/** Dialogs and side panels come from a remote, the first time that one is opened. */
export const Panels = () => {
  const open = usePanels((state) => state.open);
  const provider = useProvider();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  if (!provider) return <PageInstead />;
  return (
    <Suspense>
      <RemoteSlot name={provider} slot="panels" failed={() => <PageInstead />} />
    </Suspense>
  );
};

/** Goes to the page that serves the same purpose. */
const PageInstead = () => {
  const open = usePanels((state) => state.open);
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    closePanel();
    void navigate(pageOf[open]);
  }, [open, navigate]);
  return null;
};
