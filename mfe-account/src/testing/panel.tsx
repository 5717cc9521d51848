import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, openPanel, useSession, useToasts, type PanelName } from '@wanderwork/platform';
import { renderAt, useServer } from '@wanderwork/testing';
import { type SessionUser } from '@wanderwork/contracts';
import Panels from '../panels';

/**
 * Sets up the tests of a panel: a mock server, a visitor, and the closed panels over an empty page at `path`. Returns a
 * function that opens the panel and waits for the dialog called `title`.
 */
export const usePanel = (name: PanelName, path: string, title: string) => {
  useServer();
  beforeEach(() => setSessionUser(null));
  afterEach(() => act(closePanel));
  return async (name_ = title) => {
    const page = openOver(path, name);
    await findDialog(name_);
    return page;
  };
};

/** The input of a person called Ana. */
export const ana = { 'First name': 'Ana', 'Last name': 'Ferreira', Email: 'ana@example.com' };

export const setSessionUser = (user: SessionUser | null) =>
  act(() => useSession.setState({ user, isAuthenticated: user !== null, isLoading: false }));

const openOver = (path: string, name: PanelName) => {
  const page = renderAt(path, <Panels />);
  act(() => openPanel(name));
  return page;
};

export const reopen = (name: PanelName) => act(() => openPanel(name));

/** Types the values into the fields with these labels. */
export const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(screen.getByLabelText(label), value);
  }
};

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const findDialog = (name: string) => screen.findByRole('dialog', { name });

export const findInDialog = async (name: string) => within(await findDialog(name));

export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const getLastToast = () => useToasts.getState().toasts[0];
