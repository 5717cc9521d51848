import { http } from '@wanderwork/platform';
import { mockResponse, mockNetworkError, mockError } from './mock-responses';
import { useServer } from './server';

describe('the mock API server', () => {
  useServer();

  it('responds and records the requests', async () => {
    const requests = mockResponse('post', '/api/things', ({ body }) => ({ got: body as { a: number } }));
    await expect(http.post('/api/things?page=2', { a: 1 })).resolves.toEqual({ got: { a: 1 } });
    expect(requests).toEqual([{ query: { page: '2' }, body: { a: 1 } }]);
  });

  it('responds with the error shape of the API', async () => {
    mockError('get', '/api/things', { statusCode: 404, code: 'thing.not_found', message: 'No such thing' });
    await expect(http.get('/api/things')).rejects.toMatchObject({ status: 404, code: 'thing.not_found' });
  });

  it('can be unreachable', async () => {
    mockNetworkError('get', '/api/things');
    await expect(http.get('/api/things')).rejects.toThrow('Failed to fetch');
  });
});
