import type { InjectOptions } from 'fastify';
import { routeMatrix } from '../route-matrix/route-matrix.js';
import type { OpenTo, RouteRow } from '../route-matrix/row.js';
import type { TestApp } from '../support/index.js';
import { roles, type Role } from '../support/people.js';
import { startMatrixApp } from './matrix-app.js';

const mayCall: Record<OpenTo, readonly Role[]> = {
  everyone: roles,
  members: roles.filter((role) => role !== 'anonymous'),
  pro: ['pro', 'premium', 'admin'],
  premium: ['premium', 'admin'],
  admins: ['admin'],
};

const expected = ({ openTo, status = 200, statusByRole }: RouteRow, role: Role): number => {
  if (mayCall[openTo].includes(role)) return statusByRole?.[role] ?? status;
  return role === 'anonymous' ? 401 : 403;
};

describe('every route, for every role', () => {
  const registered = new Set<string>();
  const sessions = new Map<Role, Record<string, string>>();
  let api: TestApp;

  beforeAll(async () => {
    api = await startMatrixApp(registered);
    for (const role of roles) sessions.set(role, await api.signInAs(role));
  });

  afterAll(() => api.close());

  const call = async ({ route, url, body, endsSession }: RouteRow, role: Role) => {
    const [method, pattern] = route.split(' ') as [InjectOptions['method'], string];
    const payload = typeof body === 'function' ? await body(api) : body;
    const headers = endsSession ? await api.signInAs(role) : sessions.get(role);
    return api.inject({ method, url: url ?? pattern, headers, ...(payload && { payload }) });
  };

  it('has a row for each route', () => {
    const rows = routeMatrix.map(({ route }) => route);
    expect([...registered].sort()).toEqual([...rows].sort());
  });

  const cells = routeMatrix.flatMap((row) => roles.map((role) => ({ row, role, route: row.route })));

  it.each(cells)('$route responds correctly to $role', async ({ row, role }) => {
    const response = await call(row, role);
    expect({ status: response.statusCode, body: response.body.slice(0, 300) }).toEqual({
      status: expected(row, role),
      body: expect.any(String),
    });
  });

  const closedReads = routeMatrix.filter(
    ({ route, openTo }) => route.startsWith('GET') && openTo !== 'everyone',
  );

  it.each(closedReads)('$route, which is not public, is not cached', async (row) => {
    const { headers } = await call(row, 'admin');
    expect(headers['cache-control']).toMatch(/\bno-store\b/);
  });
});
