import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type EditableCity, type EditableFigure, type TableFigure } from '@wanderwork/contracts';
import { aCity, aPage, answer, refuse, renderAt, useServer } from '@wanderwork/testing';
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
  label: 'Cost of a month for one',
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
  answer('get', paths.api.cities(), aPage([aCity({ slug: 'porto', name: 'Porto' })]));
  answer('get', admin.cityFigures('porto'), porto());
  renderAt('/admin/wanderlens?part=editor&city=porto', <Editor />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change Cost of a month for one' }));
  return screen.findByRole('dialog', { name: 'Cost of a month for one' });
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

describe('the editor of a city', () => {
  useServer();

  it('shows what a change does to the score, and saves it with a reason', async () => {
    const previewed = answer('post', admin.cityPreview('porto'), aDifference());
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

    const saved = answer('put', admin.cityFigures('porto'), { id: 13 });
    await save('');
    expect(await screen.findByText('Please say why')).toBeVisible();
    expect(saved).toHaveLength(0);
    await save('The price list of 2027');
    expect(await screen.findByText(/^Choose a figure to change/)).toBeVisible();
    expect(saved[0]!.body).toMatchObject({ reason: 'The price list of 2027' });
  });

  it('says at its field what the server has against a value, and keeps what was typed', async () => {
    refuse('post', admin.cityPreview('porto'), {
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

  it('takes a change back', async () => {
    answer('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    await userEvent.click(await screen.findByRole('button', { name: 'Take back Cost of a month for one' }));
    expect(screen.getByText(/^Choose a figure to change/)).toBeVisible();
  });

  const conflict = async () => {
    answer('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    refuse('put', admin.cityFigures('porto'), {
      statusCode: 409,
      code: 'cities.figure_changed',
      message: 'Somebody else changed it.',
      figures: [
        { cell: 'monthly_cost', label: 'Cost of a month for one', theirs: figure(2200), yours: figure(2900) },
      ],
    } as never);
    answer('get', admin.cityFigures('porto'), porto(cost({ figure: figure(2200), seen: 'def' })));
    await save('Mine');
    expect(await within(pending()).findByRole('alert')).toHaveTextContent('Nothing was saved.');
    expect(pending()).toHaveTextContent('$2,200 a month');
  };

  it('shows both values when somebody else was faster, and saves one’s own once that was seen', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine: Cost of a month for one' }));
    const saved = answer('put', admin.cityFigures('porto'), { id: 14 });
    await save('');
    expect(await screen.findByText(/^Choose a figure to change/)).toBeVisible();
    expect(saved[0]!.body).toMatchObject({ changes: [{ value: '2900', seen: 'def' }], reason: 'Mine' });
  });

  it('leaves the others’ value when that is wished', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Keep theirs: Cost of a month for one' }));
    expect(screen.getByText(/^Choose a figure to change/)).toBeVisible();
  });

  it('says when the figures could not be fetched', async () => {
    answer('get', paths.api.cities(), aPage([]));
    refuse('get', admin.cityFigures('porto'), {
      statusCode: 503,
      code: 'service.unavailable',
      message: 'No',
    });
    renderAt('/admin/wanderlens?part=editor&city=porto', <Editor />);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be fetched');
  });

  it('keeps changes that are not saved while one looks elsewhere, and asks before the site is left', async () => {
    answer('post', admin.cityPreview('porto'), aDifference());
    await keep(await show(), '2900');
    expect(pending()).toHaveTextContent('$2,900 a month');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);

    cleanup();
    renderAt('/admin/wanderlens?part=editor', <Editor />);
    const left = await screen.findByRole('navigation', { name: 'Changed and not saved' });
    await userEvent.click(await within(left).findByRole('link', { name: 'Porto' }));
    await waitFor(() => expect(pending()).toHaveTextContent('$2,900 a month'));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back Cost of a month for one' }));
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
