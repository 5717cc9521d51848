import { closePanel, usePanels, type PanelName } from '@wanderwork/platform';

/** Every panel stays where it is once it was shown, so that what was typed outlives its closing. */
export interface PanelProps {
  open: boolean;
}

/** Closes the panel if it is still this one that is open: an answer may come when the person is elsewhere. */
export const closeIfOpen = (name: PanelName): void => {
  if (usePanels.getState().open === name) closePanel();
};

/** What a dialog or drawer of a panel says when it is dismissed. */
export const onOpenChange = (open: boolean): void => {
  if (!open) closePanel();
};
