import { closeAssistant, toast, usePanels } from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { useReleases } from './releases';
import { RemoteSlot } from './remote-slot';

/** The remote whose live release has the assistant; older releases have none. */
const useAssistantProvider = () =>
  useReleases(({ releases }) => releases?.find(({ slots }) => slots.includes('assistant'))?.name ?? null);

/** Loads the travel assistant when it is first opened; then it stays mounted, so that closing it keeps its answer. */
export const AssistantPanel = () => {
  const isOpen = usePanels((state) => state.isAssistantOpen);
  const provider = useAssistantProvider();
  const [isRequested, setIsRequested] = useState(false);
  if (isOpen && !isRequested) setIsRequested(true);
  if (!isRequested) return null;
  if (!provider) return <NotAvailable isOpen={isOpen} />;
  return (
    <Suspense>
      {/* A failed load is retried when it is opened again. */}
      <RemoteSlot
        name={provider}
        slot="assistant"
        resetKey={String(isOpen)}
        failed={() => <NotAvailable isOpen={isOpen} />}
      />
    </Suspense>
  );
};

/** Says so and closes, so that the next press tries again. */
const NotAvailable = ({ isOpen }: { isOpen: boolean }) => {
  useEffect(() => {
    if (!isOpen) return;
    closeAssistant();
    toast({
      title: 'The assistant couldn’t load',
      description: 'Please check your connection and try again.',
      tone: 'bad',
    });
  }, [isOpen]);
  return null;
};
