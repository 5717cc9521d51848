import { Validator } from '@seriousme/openapi-schema-validator';
import { routeMatrix } from '../route-matrix/route-matrix.js';
import { startTestApp, type TestApp } from '../support/index.js';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      { security?: object[]; parameters?: { name: string; schema: object }[]; responses: object }
    >
  >;
  components: { schemas: Record<string, { required?: string[]; properties?: Record<string, object> }> };
}

/** Routes that serve the API documentation, and routes that it leaves out. */
const undocumentedPaths = ['/api/docs', '/releases', '/dev/', '/*'];

/** Every `$ref` below `value`. */
const listReferences = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === '$ref' ? [String(inner)] : listReferences(inner),
  );
};

const resolves = (document: object, reference: string): boolean => {
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], document);
  return reference.startsWith('#/') && found !== undefined;
};

describe('the API document', () => {
  let api: TestApp;
  let document: Document;

  beforeAll(async () => {
    api = await startTestApp();
    document = (await api.inject({ url: '/api/docs-json' })).json();
  });

  afterAll(() => api.close());

  it('describes every route', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const expected = routeMatrix
      .map(({ route }) => route)
      .filter((route) => !undocumentedPaths.some((address) => route.split(' ')[1]?.startsWith(address)));
    expect(described.sort()).toEqual(expected.sort());
  });

  it('is a valid OpenAPI document', async () => {
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
  });

  it('references only existing schemas', () => {
    const references = [...new Set(listReferences(document))];
    expect(references).toContain('#/components/schemas/QuestHeaderRequest');
    expect(references.filter((reference) => !resolves(document, reference))).toEqual([]);
  });

  it('describes the items of objects and arrays in a body', () => {
    const { schemas } = document.components;
    expect(schemas.QuestBeginRequest?.properties?.header).toMatchObject({
      $ref: '#/components/schemas/QuestHeaderRequest',
    });
    expect(schemas.BookmarksRequest?.properties?.entries).toMatchObject({
      type: 'array',
      items: { $ref: '#/components/schemas/BookmarkRequest' },
    });
    expect(schemas.IrexPreferencesRequest?.required).toEqual(['sliders']);
    expect(schemas.Sliders?.properties).toHaveProperty('internet');
  });

  it('states the validation rules of a body', () => {
    expect(document.components.schemas.LoginRequest).toMatchObject({
      required: ['email', 'password'],
      properties: {
        email: { type: 'string', format: 'email', maxLength: 254 },
        password: { type: 'string', maxLength: 256 },
        remember: { type: 'boolean' },
      },
    });
  });

  it('lists the query parameters of a list', () => {
    const parameters = document.paths['/api/cities']?.get?.parameters;
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'sort',
        in: 'query',
        required: false,
        schema: expect.objectContaining({ enum: expect.arrayContaining(['irex', 'cost']) }),
      }),
    );
  });

  it('marks the routes that need a session, and the shape of every error', () => {
    expect(document.paths['/api/auth/user']?.get?.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/cities']?.get?.security).toBeUndefined();
    expect(document.paths['/api/cities']?.get?.responses).toHaveProperty('default');
    expect(document.components.schemas.ErrorBody?.required).toEqual(['statusCode', 'code', 'message']);
  });

  it('has a page with the same content security policy as every other page', async () => {
    const page = await api.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
    const sources = [...page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      (match) => match[1] as string,
    );
    expect(sources).toHaveLength(3);
    for (const url of sources) expect((await api.inject({ url })).statusCode).toBe(200);
  });

  it('is not served when the settings turn it off', async () => {
    const other = await startTestApp({ config: { apiDocs: false } });
    const addresses = ['/api/docs', '/api/docs-json', '/api/docs/start.js', '/api/docs/swagger-ui.css'];
    for (const url of addresses) {
      const response = await other.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'route.not_found' });
    }
    await other.close();
  });

  it('serves only its own files', async () => {
    for (const file of ['package.json', '..%2fpackage.json', 'swagger-ui.js']) {
      expect((await api.inject({ url: `/api/docs/${file}` })).statusCode).toBe(404);
    }
  });
});
