import { paths, type CityDetail, type IrexHistory, type PostCard } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { mockResponse, mockError, renderAt } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import CityPage from './city-page';

/** Renders a city page at its address, or at `path`. */
export const renderCity = (slug: string, path = paths.web.city(slug)) =>
  renderAt(
    path,
    <Routes>
      <Route path="/wanderlens/cities/:slug" element={<CityPage />} />
    </Routes>,
  );

export const aHistory = (change: Partial<IrexHistory> = {}): IrexHistory => ({
  slug: 'lisbon',
  formulaVersion: '2026.2',
  months: [{ month: '2026-11', published: 90.1, confidence: 78, points: null, changed: [] }],
  ...change,
});

/** Answers what every city page requests, for a visitor. Tests override what differs. */
export const answerCityExtras = (slug = 'lisbon'): void => {
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
  mockError('get', paths.api.wanderlensHero(), {
    statusCode: 503,
    code: 'service.unavailable',
    message: 'Soon',
  });
  mockResponse('get', paths.api.cityHistory(slug), aHistory({ slug }));
  mockResponse('get', paths.api.blogPosts(), [] as PostCard[]);
};

/** Answers this city. */
export const answerCity = (city: CityDetail): void => {
  answerCityExtras(city.slug);
  mockResponse('get', paths.api.city(city.slug), city);
};
