import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, openPanel, useSession, useToasts, type PanelName } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import { type SessionUser } from '@wanderwork/contracts';
import Panels from '../panels';

/** The panels over an empty page, closed and with nobody signed in. */
export const usePanelsInTests = () => {
  beforeEach(() => signedInAs(null));
  afterEach(() => act(closePanel));
};

export const signedInAs = (user: SessionUser | null) =>
  act(() => useSession.setState({ user, isAuthenticated: user !== null, isLoading: false }));

/** Shows `name` over the page at `path`. */
export const openOver = (path: string, name: PanelName) => {
  const shown = renderAt(path, <Panels />);
  act(() => openPanel(name));
  return shown;
};

export const reopen = (name: PanelName) => act(() => openPanel(name));

/** Types into the fields of these labels. */
export const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(screen.getByLabelText(label), value);
  }
};

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const dialog = (name: string) => screen.findByRole('dialog', { name });

export const inDialog = async (name: string) => within(await dialog(name));

export const lastToast = () => useToasts.getState().toasts[0];
