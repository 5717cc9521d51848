import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  paths,
  type EntryRules,
  type Figure,
  type IrexInputs,
  type IrexPreferences,
  type Profile,
} from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { useSession, useToasts } from '@wanderwork/platform';
import { aCityDetail, mockResponse, aUser, mockError, useServer } from '@wanderwork/testing';
import { answerCity, renderCity } from './open-city.fixture';

const visa = (key: string, value: string | number | null): Figure => ({
  key,
  label: key,
  group: 'visa',
  value,
  unit: key === 'nomad_visa_months' ? 'months' : null,
  grade: value === null ? null : 'country',
  sourceId: 'entry-rules',
  year: '2025-01-12',
  note: 'Check with the embassy before relying on it.',
});

const lisbon = aCityDetail({
  figures: [
    visa('nomad_visa', 'yes'),
    visa('nomad_visa_name', 'D8 Digital Nomad Visa'),
    visa('nomad_visa_months', 24),
    visa('nomad_visa_page', 'https://vistos.example.org/d8'),
  ],
  sources: [
    {
      id: 'entry-rules',
      title: 'Passport Index data set',
      url: null,
      licence: 'MIT',
      attribution: 'I. Ilyankou',
    },
  ],
});

const newYork = { zone: 'America/New_York', from: 540, to: 1020 };
const inputs: IrexInputs = {
  formulaVersion: '2026.2',
  total: 1,
  cities: [
    {
      slug: 'lisbon',
      timezone: 'Europe/Lisbon',
      countryCode: 'PT',
      dimensions: [72, 46, 71, 84, 90, 89, 90, 58],
      quality: Array.from({ length: 8 }, () => 0.7),
      costUsd: 1800,
      months: null,
      openness: 60,
      opennessShare: 0.35,
    },
  ],
};

const createRules = (passport: string, rules: Record<string, string>): EntryRules => ({
  passport,
  date: '2026-02-17',
  source: 'entry-rules',
  rules,
});

const profile: Profile = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ferreira',
  pictureUrl: null,
  homeCity: null,
  homePlace: null,
  passports: ['BR'],
  clientTimeZone: 'America/New_York',
  clientHoursFrom: null,
  clientHoursTo: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  deletionDueAt: null,
};

const choosePassport = async (entry: HTMLElement, name: string) => {
  const box = await within(entry).findByRole('combobox', { name: 'Your passport' });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.clear(box);
  await userEvent.type(box, `${name}{Enter}`);
};

const region = (name: string) => screen.findByRole('region', { name });

describe('a city page for one person', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    answerCity(lisbon);
    mockResponse('get', paths.api.irexInputs(), inputs);
    mockResponse('get', paths.api.entryRules('BR'), createRules('BR', { PT: '90' }));
    mockResponse('get', paths.api.entryRules('TJ'), createRules('TJ', { PT: 'visa required' }));
    mockResponse('get', paths.api.entryRules('ZA'), createRules('ZA', {}));
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
  });

  it('asks a visitor for the passport, shows its rules and saves the choice', async () => {
    renderCity('lisbon');
    const entry = await region('Entering Portugal');
    expect(entry).toHaveTextContent('Which passport do you travel with?');
    await choosePassport(entry, 'Brazil');
    await waitFor(() => expect(entry).toHaveTextContent('90 days without a visa'));
    expect(entry).toHaveTextContent('Rules as of February 17, 2026. Check with the embassy before you book.');
    expect(entry).toHaveTextContent('Passport Index data set, 17 Feb 2026');
    await choosePassport(entry, 'Tajik');
    await waitFor(() => expect(entry).toHaveTextContent('Visa needed before travel'));
    expect(entry).toHaveTextContent('With a passport from Tajikistan.');
    await choosePassport(entry, 'South Africa');
    await waitFor(() => expect(entry).toHaveTextContent('No figure'));
    await waitFor(() => expect(localStorage.getItem('wanderwork_irex')).toBe('1.pZA'));
  });

  it('shows the nomad visa with its months and official page', async () => {
    renderCity('lisbon');
    const entry = await region('Entering Portugal');
    expect(entry).toHaveTextContent('D8 Digital Nomad Visa');
    expect(entry).toHaveTextContent('24 months');
    expect(within(entry).getByRole('link', { name: 'vistos.example.org' })).toHaveAttribute(
      'href',
      'https://vistos.example.org/d8',
    );
  });

  it('shows what is unknown about a nomad visa and its source', async () => {
    answerCity(
      aCityDetail({
        figures: [
          visa('nomad_visa', 'yes'),
          { ...visa('nomad_visa_months', null), label: 'Nomad visa, longest stay' },
        ],
        sources: lisbon.sources,
      }),
    );
    renderCity('lisbon');
    const entry = await region('Entering Portugal');
    expect(entry).toHaveTextContent('Available');
    expect(entry).toHaveTextContent('No figure: Nomad visa, longest stay.');
    expect(entry).toHaveTextContent('Passport Index data set, 12 Jan 2025');
  });

  it('shows both working days by the clocks of the chosen month', async () => {
    localStorage.setItem('wanderwork_irex', '1.cAmerica*New_York-540-1020.m1-3');
    renderCity('lisbon');
    const day = await region('Shared working hours');
    expect(
      await within(day).findByRole('img', { name: /You in Lisbon.*Clients in New York/ }),
    ).toBeInTheDocument();
    expect(within(day).getByRole('status')).toHaveTextContent(
      '3 h of your 8 hours are shared. To cover all of theirs, you’d work 14:00 to 22:00.',
    );
    await userEvent.selectOptions(within(day).getByLabelText('Month'), '3');
    expect(within(day).getByRole('status')).toHaveTextContent('Clocks change this month');
  });

  it('lets the reader choose clients on the page', async () => {
    renderCity('lisbon');
    const day = await region('Shared working hours');
    await userEvent.click(within(day).getByRole('button', { name: 'Add their time zone' }));
    await userEvent.type(await within(day).findByLabelText(/Your clients’ time zone/), 'kolkata{Enter}');
    expect(await within(day).findByText(/Clients in Kolkata/)).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('wanderwork_irex')).toMatch(/^1\.cAsia\*/));
  });

  it('shows the own score, its main causes and a link to change the preferences', async () => {
    localStorage.setItem('wanderwork_irex', '1.pBR.b1300');
    renderCity('lisbon');
    const own = await region('Your IREX');
    expect(within(own).getByRole('img', { name: /^Your IREX \d+\.\d$/ })).toBeVisible();
    expect(own).toHaveTextContent('Published 91');
    const [first, second] = within(own).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Budget of \$1,300[−+]\d/);
    expect(second).toHaveTextContent(/Passport from Brazil\+\d/);
    expect(screen.getByRole('link', { name: 'Change your preferences' })).toHaveAttribute(
      'href',
      '/wanderlens?my=1.pBR.b1300#your-irex',
    );
  });

  it('requests no score inputs without preferences', async () => {
    const requests = mockResponse('get', paths.api.irexInputs(), inputs);
    renderCity('lisbon');
    expect(await screen.findByRole('link', { name: 'Score it for me' })).toHaveAttribute(
      'href',
      '/wanderlens#your-irex',
    );
    expect(screen.queryByRole('region', { name: 'Your IREX' })).not.toBeInTheDocument();
    expect(requests).toHaveLength(0);
  });

  it('offers values from the member’s profile and saves them on the account', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true });
    mockResponse('get', paths.api.account.irex(), { wishes: null });
    mockResponse('get', paths.api.account.profile(), profile);
    const putRequests = mockResponse('put', paths.api.account.irex(), ({ body }) => ({
      wishes: body as IrexPreferences,
    }));
    renderCity('lisbon');
    await userEvent.click(await screen.findByRole('button', { name: 'Use Brazil from your profile' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use New York from your profile' }));
    const entry = await region('Entering Portugal');
    expect(await within(entry).findByText('90 days without a visa')).toBeInTheDocument();
    await waitFor(() =>
      expect(putRequests.at(-1)?.body).toEqual({ ...neutralPreferences, passport: 'BR', clients: newYork }),
    );
  });

  it('saves nothing over preferences that did not load, and continues once they have', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true });
    mockError('get', paths.api.account.irex(), { statusCode: 503, code: 'unavailable', message: 'Away' });
    mockResponse('get', paths.api.account.profile(), profile);
    const saved = { ...neutralPreferences, budgetUsd: 1300 };
    const putRequests = mockResponse('put', paths.api.account.irex(), ({ body }) => ({
      wishes: body as IrexPreferences,
    }));
    renderCity('lisbon');
    const entry = await region('Entering Portugal');
    const alert = await within(entry).findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load your preferences. They’re safe.');
    expect(await within(entry).findByLabelText('Your passport')).toBeDisabled();

    mockResponse('get', paths.api.account.irex(), { wishes: saved });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(within(entry).getByLabelText('Your passport')).toBeEnabled());
    await choosePassport(entry, 'Tajik');
    await waitFor(() => expect(putRequests.at(-1)?.body).toEqual({ ...saved, passport: 'TJ' }));
  });

  it('reports a failed save', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true });
    mockResponse('get', paths.api.account.irex(), { wishes: null });
    mockResponse('get', paths.api.account.profile(), profile);
    mockError('put', paths.api.account.irex(), { statusCode: 503, code: 'unavailable', message: 'Away' });
    renderCity('lisbon');
    await userEvent.click(await screen.findByRole('button', { name: 'Use Brazil from your profile' }));
    await waitFor(() =>
      expect(useToasts.getState().toasts.map(({ title }) => title)).toContain(
        'Your preferences aren’t saved yet.',
      ),
    );
    expect(localStorage.getItem('wanderwork_irex')).toBeNull();
  });
});
