import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { AppLink, PageArrival } from '@wanderwork/platform';
import { aCityDetail, aFigure, answer, hold, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import CityPage from './city-page';
import { answerCityExtras } from './open-city.fixture';

const lisbon = aCityDetail({ figures: [aFigure({ sourceId: null })] });

/** Pages as the shell renders them. Inside, the router reports every navigation as a return. */
const Pages = () => {
  const location = useLocation();
  return (
    <PageArrival value={useNavigationType()}>
      <Routes location={location}>
        <Route path="/" element={<p>Elsewhere</p>} />
        <Route path="/wanderlens/cities/:slug" element={<CityPage />} />
      </Routes>
    </PageArrival>
  );
};

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>back</button>;
};

const open = (path: string) =>
  renderAt(
    path,
    <>
      <AppLink to="/wanderlens/cities/lisbon#figure-air_pm25">cited</AppLink>
      <AppLink to="/wanderlens/cities/lisbon#cost">cost</AppLink>
      <Back />
      <Pages />
    </>,
  );

describe('a link to a part of a city’s page', () => {
  useServer();
  const shown: string[] = [];
  beforeEach(() => {
    shown.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.id);
    };
    answerCityExtras();
  });

  it('shows that part when the page is opened by it, though its data comes later', async () => {
    const arrive = hold('get', paths.api.city('lisbon'), lisbon);
    open('/wanderlens/cities/lisbon#figure-air_pm25');
    expect(shown).toEqual([]);
    arrive();
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25']));
    expect(document.activeElement).toHaveTextContent('Fine dust (PM2.5)');
  });

  it('shows it when one comes from another page, and again when one is there already', async () => {
    answer('get', paths.api.city('lisbon'), lisbon);
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'cited' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25']));
    await userEvent.click(screen.getByRole('link', { name: 'cited' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25', 'figure-air_pm25']));
    expect(document.activeElement).toHaveTextContent('Fine dust (PM2.5)');
  });

  it('follows a link from one part of the page to another, and not the way back', async () => {
    answer('get', paths.api.city('lisbon'), lisbon);
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'cited' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25']));
    await userEvent.click(screen.getByRole('link', { name: 'cost' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25', 'cost']));
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(shown).toEqual(['figure-air_pm25', 'cost']);
  });

  it('leaves a page where it was that one comes back to', async () => {
    answer('get', paths.api.city('lisbon'), lisbon);
    window.scrollY = 900;
    open('/wanderlens/cities/lisbon#figure-air_pm25');
    expect(await screen.findByRole('heading', { name: 'All figures' })).toBeInTheDocument();
    expect(shown).toEqual([]);
    window.scrollY = 0;
  });

  it.each(['#no-such-part', '#%'])('begins at the start of the page for %s', async (hash) => {
    answer('get', paths.api.city('lisbon'), lisbon);
    open(`/wanderlens/cities/lisbon${hash}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeInTheDocument();
    expect(shown).toEqual([]);
    expect(document.body).toHaveFocus();
  });
});
