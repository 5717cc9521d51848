import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DataSource } from 'typeorm';

export const roles = ['anonymous', 'member', 'other member', 'pro', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];

interface SignInTarget {
  db: DataSource;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

const PASSWORD = 'a quiet place by the sea';

const accountByRole: Record<Exclude<Role, 'anonymous'>, { tier: string; isAdmin: boolean }> = {
  member: { tier: 'free', isAdmin: false },
  'other member': { tier: 'free', isAdmin: false },
  pro: { tier: 'pro', isAdmin: false },
  premium: { tier: 'premium', isAdmin: false },
  admin: { tier: 'free', isAdmin: true },
};

const post = (inject: SignInTarget['inject'], url: string, payload: object) =>
  inject({ method: 'POST', url, payload });

/**
 * Registers a new user of `role`, with a confirmed email address, and signs them in through the API. Returns the cookie
 * header.
 */
export const signInAs = async (role: Role, { db, inject }: SignInTarget): Promise<Record<string, string>> => {
  if (role === 'anonymous') return {};
  const email = `${randomUUID()}@example.com`;
  const person = { firstName: 'Ana', lastName: 'Ferreira', email, password: PASSWORD };
  await post(inject, '/api/auth/register', person);
  const { tier, isAdmin } = accountByRole[role];
  await db.query(
    'UPDATE users SET subscription_tier = $1, is_admin = $2, email_confirmed_at = now() WHERE email = $3',
    [tier, isAdmin, email],
  );
  const response = await post(inject, '/api/auth/login', { email, password: PASSWORD });
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  if (!cookie)
    throw new Error(`signing in as ${role} gave no cookie: ${response.statusCode} ${response.body}`);
  return { cookie };
};
