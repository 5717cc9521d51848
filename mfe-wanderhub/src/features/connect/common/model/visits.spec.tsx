import { paths } from '@wanderwork/contracts';
import { mockError, mockResponse, useServer } from '@wanderwork/testing';
import { recordVisit } from './visits';

const morning = new Date('2026-12-24T08:00:00Z');
const evening = new Date('2026-12-24T20:00:00Z');
const nextDay = new Date('2026-12-25T08:00:00Z');

const setTimeZone = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

describe('a visit', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    setTimeZone('Europe/Lisbon');
  });
  afterEach(() => jest.restoreAllMocks());

  it('is sent once a day for each person, and when the time zone changes', async () => {
    const requests = mockResponse('put', paths.api.connect.visits(), '');
    await recordVisit('ana', morning);
    await recordVisit('ana', evening);
    expect(requests.map(({ body }) => body)).toEqual([{ timeZone: 'Europe/Lisbon' }]);
    setTimeZone('Asia/Tokyo');
    await recordVisit('ana', evening);
    expect(requests[1]?.body).toEqual({ timeZone: 'Asia/Tokyo' });
    await recordVisit('ana', nextDay);
    await recordVisit('ben', nextDay);
    expect(requests).toHaveLength(4);
  });

  it('is sent later when the server could not be reached', async () => {
    mockError('put', paths.api.connect.visits(), {
      statusCode: 503,
      code: 'service.unavailable',
      message: '',
    });
    await recordVisit('ana', morning);
    const requests = mockResponse('put', paths.api.connect.visits(), '');
    await recordVisit('ana', evening);
    expect(requests).toHaveLength(1);
  });
});
