import { usePlannerAddress } from './view';

/** Opens the list at a stop, and focuses it. */
export const useShowStop = (): ((id: string) => void) => {
  const { view, setView } = usePlannerAddress();
  return (id) => {
    if (view !== 'list') setView('list');
    // The list may have to render first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const element = document.getElementById(`stop-${id}`);
        element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
        element?.focus({ preventScroll: true });
      }),
    );
  };
};
