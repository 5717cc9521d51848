import { screen } from '@testing-library/react';
import { paths, type AdminCities } from '@wanderwork/contracts';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import AdminSection from './admin';

const show = (cities: AdminCities) => {
  mockResponse('get', paths.api.admin.cities(), cities);
  renderAt('/admin/wanderlens', <AdminSection />);
};

describe('AdminSection', () => {
  useServer();

  it('shows the lines refused by the last import with their reasons', async () => {
    const refused = [{ line: 7, slug: 'atlantis', reasons: ['latitude: is not there', 'country: unknown'] }];
    show({ cities: 1602, lastImport: { importedAt: '2026-01-02T03:04:05.000Z', accepted: 1602, refused } });
    expect(await screen.findByRole('row', { name: /atlantis/ })).toHaveTextContent(
      'latitude: is not there; country: unknown',
    );
    expect(screen.getAllByText('1,602')).toHaveLength(2);
  });

  it('says when nothing was refused', async () => {
    show({ cities: 12, lastImport: { importedAt: '2026-01-02T03:04:05.000Z', accepted: 12, refused: [] } });
    expect(await screen.findByText(/^Nothing was refused/)).toBeVisible();
  });

  it('shows an error when loading fails', async () => {
    mockError('get', paths.api.admin.cities(), {
      statusCode: 403,
      code: 'auth.admin_required',
      message: 'No',
    });
    renderAt('/admin/wanderlens', <AdminSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the table of cities.');
  });
});
