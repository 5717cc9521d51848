import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type EditableCity, type EditableFigure, type TableFigure } from '@wanderwork/contracts';
import { aCity, aPage, mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { aDifference } from '../../../shared/admin/difference.fixture';
import { Editor } from './editor';

const { admin } = paths.api;

const figure = (value: number): TableFigure => ({
  value,
  source: 'cost-model',
  year: '2026',
  grade: 'estimate',
  note: null,
  basis: null,
});

const cost = (changes: Partial<EditableFigure> = {}): EditableFigure => ({
  cell: 'monthly_cost',
  group: 'cost',
  label: 'Monthly cost for one person',
  unit: 'USD a month',
  values: { type: 'number', min: 100, max: 20_000 },
  scored: true,
  scoreOnly: false,
  figure: figure(1970),
  seen: 'abc',
  setBy: null,
  ...changes,
});

const porto = (monthlyCost = cost()): EditableCity => ({
  slug: 'porto',
  name: 'Porto',
  country: 'Portugal',
  irex: 90.1,
  figures: [monthlyCost],
  sources: [{ id: 'cost-model', title: 'Our cost model' }],
});

const show = async () => {
  mockResponse('get', paths.api.cities(), aPage([aCity({ slug: 'porto', name: 'Porto' })]));
  mockResponse('get', admin.cityFigures('porto'), porto());
  renderAt('/admin/wanderlens?part=editor&city=porto', <Editor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change Monthly cost for one person' }));
  return screen.findByRole('dialog', { name: 'Monthly cost for one person' });
};

const keep = async (dialog: HTMLElement, value: string) => {
  const field = within(dialog).getByLabelText('Value');
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep this change' }));
};

const pending = () => screen.getByRole('region', { name: 'Your changes' });

const save = async (reason: string) => {
  if (reason) await userEvent.type(screen.getByLabelText(/^Reason/), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('Editor', () => {
  useServer();

  it('shows the effect of an edit on the score and saves it with a reason', async () => {
    const previewed = mockResponse('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    expect(await within(pending()).findByText('84.0')).toBeVisible();
    expect(pending()).toHaveTextContent('$1,970 a month');
    expect(pending()).toHaveTextContent('$2,900 a month');
    expect(previewed[0]!.body).toEqual({
      changes: [
        {
          cell: 'monthly_cost',
          value: '2900',
          source: 'cost-model',
          year: '2026',
          grade: 'estimate',
          note: '',
          seen: 'abc',
        },
      ],
    });

    const saved = mockResponse('put', admin.cityFigures('porto'), { id: 13 });
    await save('');
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    expect(saved).toHaveLength(0);
    await save('The price list of 2027');
    expect(await screen.findByText(/^Choose a figure to change/)).toBeVisible();
    expect(saved[0]!.body).toMatchObject({ reason: 'The price list of 2027' });
  });

  it('shows the server’s error at its field and keeps the typed value', async () => {
    mockError('post', admin.cityPreview('porto'), {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Please check the marked fields.',
      errors: [
        {
          path: 'monthly_cost.value',
          rule: 'figure',
          message: 'value: 1.8 is outside the range 100 to 20000 USD a month',
        },
      ],
    });
    const dialog = await show();
    await keep(dialog, '1.8');
    const field = within(dialog).getByLabelText('Value');
    expect(
      await within(dialog).findByText('1.8 is outside the range 100 to 20000 USD a month'),
    ).toBeVisible();
    expect(field).toHaveValue('1.8');
    expect(field).toHaveFocus();
  });

  it('offers the grades that the table accepts', async () => {
    const grades = within(await show()).getByLabelText('How it was obtained');
    expect(
      within(grades)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['None', 'Measured locally', 'Country figure', 'Estimate']);
  });

  it('undoes an edit', async () => {
    mockResponse('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo Monthly cost for one person' }));
    expect(screen.getByText(/^Choose a figure to change/)).toBeVisible();
  });

  const conflict = async () => {
    mockResponse('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    mockError('put', admin.cityFigures('porto'), {
      statusCode: 409,
      code: 'cities.figure_changed',
      message: 'Somebody else changed it.',
      figures: [
        {
          cell: 'monthly_cost',
          label: 'Monthly cost for one person',
          theirs: figure(2200),
          yours: figure(2900),
        },
      ],
    } as never);
    mockResponse('get', admin.cityFigures('porto'), porto(cost({ figure: figure(2200), seen: 'def' })));
    await save('Mine');
    expect(await within(pending()).findByRole('alert')).toHaveTextContent('Nothing was saved.');
    expect(pending()).toHaveTextContent('$2,200 a month');
  };

  it('shows both values of a conflict and saves the own value after a choice', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Monthly cost for one person' }));
    const saved = mockResponse('put', admin.cityFigures('porto'), { id: 14 });
    await save('');
    expect(await screen.findByText(/^Choose a figure to change/)).toBeVisible();
    expect(saved[0]!.body).toMatchObject({ changes: [{ value: '2900', seen: 'def' }], reason: 'Mine' });
  });

  it('keeps the other value when chosen', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep theirs: Monthly cost for one person' }));
    expect(screen.getByText(/^Choose a figure to change/)).toBeVisible();
  });

  it('shows an error when the figures do not load', async () => {
    mockResponse('get', paths.api.cities(), aPage([]));
    mockError('get', admin.cityFigures('porto'), {
      statusCode: 503,
      code: 'service.unavailable',
      message: 'No',
    });
    renderAt('/admin/wanderlens?part=editor&city=porto', <Editor />);
    expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load');
  });

  it('keeps unsaved edits while the editor is closed and asks before leaving the site', async () => {
    mockResponse('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    expect(pending()).toHaveTextContent('$2,900 a month');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    cleanup();
    renderAt('/admin/wanderlens?part=editor', <Editor />);
    const left = await screen.findByRole('navigation', { name: 'Unsaved changes' });
    await userEvent.click(await within(left).findByRole('link', { name: 'Porto' }));
    await waitFor(() => expect(pending()).toHaveTextContent('$2,900 a month'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo Monthly cost for one person' }));
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
