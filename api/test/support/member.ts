import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'a quiet place by the sea';

/** A browser with cookies and a user of its own. */
export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(
    private readonly api: TestApp,
    readonly email = `${randomUUID()}@example.com`,
    private readonly agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  ) {}

  async request(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object | Buffer,
    headers: Record<string, string> = {},
    api = this.api,
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await api.inject({
      method,
      url,
      headers: { 'user-agent': this.agent, ...(cookie && { cookie }), ...headers },
      ...(payload && { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return response;
  }

  register() {
    const person = { firstName: 'Ana', lastName: 'Ferreira', email: this.email, password: PASSWORD };
    return this.request('POST', '/api/auth/register', person);
  }

  signIn(password = PASSWORD, remember = false) {
    return this.request('POST', '/api/auth/login', { email: this.email, password, remember });
  }

  /** Another browser of the same user. */
  openBrowser(agent?: string): Browser {
    return new Browser(this.api, this.email, agent);
  }

  /** A browser with a copy of this one's cookies, as a thief would have it. */
  clone(): Browser {
    const copy = this.openBrowser(this.agent);
    for (const [name, value] of this.jar) copy.jar.set(name, value);
    return copy;
  }

  async isSignedIn(api = this.api): Promise<boolean> {
    return (await this.request('GET', '/api/auth/user', undefined, {}, api)).statusCode === 200;
  }
}

/** A new user, signed in. */
export const createMember = async (api: TestApp): Promise<Browser> => {
  const browser = new Browser(api);
  await browser.register();
  await browser.signIn();
  return browser;
};
