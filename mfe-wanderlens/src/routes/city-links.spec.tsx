import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { AppLink, PageArrival } from '@wanderwork/platform';
import {
  aCityDetail,
  aFigure,
  mockResponse,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
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

describe('a link to a section of a city page', () => {
  useServer();
  const shown: string[] = [];
  beforeEach(() => {
    shown.length = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.id);
    };
    answerCityExtras();
  });

  it('scrolls to the section even if the data arrives later', async () => {
    const arrive = mockPendingResponse('get', paths.api.city('lisbon'), lisbon);
    open('/wanderlens/cities/lisbon#figure-air_pm25');
    expect(shown).toEqual([]);
    arrive();
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25']));
    expect(document.activeElement).toHaveTextContent('Fine dust (PM2.5)');
  });

  it('scrolls to it from another page, and again when clicked twice', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'cited' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25']));
    await userEvent.click(screen.getByRole('link', { name: 'cited' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25', 'figure-air_pm25']));
    expect(document.activeElement).toHaveTextContent('Fine dust (PM2.5)');
  });

  it('scrolls for links within the page but not on the way back', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'cited' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25']));
    await userEvent.click(screen.getByRole('link', { name: 'cost' }));
    await waitFor(() => expect(shown).toEqual(['figure-air_pm25', 'cost']));
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(shown).toEqual(['figure-air_pm25', 'cost']);
  });

  it('keeps the scroll position of a page the reader returns to', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    window.scrollY = 900;
    open('/wanderlens/cities/lisbon#figure-air_pm25');
    expect(await screen.findByRole('heading', { name: 'All figures' })).toBeInTheDocument();
    expect(shown).toEqual([]);
    window.scrollY = 0;
  });

  it.each(['#no-such-part', '#%'])('starts at the top for %s', async (hash) => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    open(`/wanderlens/cities/lisbon${hash}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeInTheDocument();
    expect(shown).toEqual([]);
    expect(document.body).toHaveFocus();
  });
});
