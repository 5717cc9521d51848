import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, openPanel, useSession, useToasts, type PanelName } from '@wanderwork/platform';
import { renderAt, useServer } from '@wanderwork/testing';
import { type SessionUser } from '@wanderwork/contracts';
import Panels from '../panels';

/**
 * How the tests of a panel begin: with a server, nobody signed in, and the panels over an empty page at `path`, closed.
 * Returns how to open this one, which then is called `title`.
 */
export const usePanel = (name: PanelName, path: string, title: string) => {
  useServer();
  beforeEach(() => signedInAs(null));
  afterEach(() => act(closePanel));
  return async (called = title) => {
    const shown = openOver(path, name);
    await dialog(called);
    return shown;
  };
};

/** What somebody called Ana types. */
export const ana = { 'First name': 'Ana', 'Last name': 'Ferreira', Email: 'ana@example.com' };

export const signedInAs = (user: SessionUser | null) =>
  act(() => useSession.setState({ user, isAuthenticated: user !== null, isLoading: false }));

const openOver = (path: string, name: PanelName) => {
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

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const lastToast = () => useToasts.getState().toasts[0];
