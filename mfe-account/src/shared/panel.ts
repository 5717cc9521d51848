import { closePanel, usePanels, type PanelName } from '@wanderwork/platform';

/** A panel stays mounted after it was first opened, so that closing it keeps what was typed. */
export interface PanelProps {
  open: boolean;
}

/** Closes the panel if it is still open. An answer may arrive after another panel was opened. */
export const closeIfOpen = (name: PanelName): void => {
  if (usePanels.getState().open === name) closePanel();
};

/** Handler for the dialog or drawer of a panel: closes the panel when it is dismissed. */
export const onOpenChange = (open: boolean): void => {
  if (!open) closePanel();
};
