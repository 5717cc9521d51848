import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SessionUser } from '@wanderwork/contracts';
import { Admin, Fresh, Public, SignedIn, Tier } from './access.js';
import { AccessGuard } from './access.guard.js';

class Routes {
  @Public()
  open() {}

  @SignedIn()
  own() {}

  @Tier('pro')
  paid() {}

  @Admin()
  admin() {}

  @SignedIn()
  @Fresh()
  sensitive() {}

  undeclared() {}
}

const member: SessionUser = {
  id: '0193a000-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  emailConfirmed: true,
  name: 'Ana Ferreira',
  firstName: 'Ana',
  lastName: 'Ferreira',
  profileImageUrl: null,
  isAdmin: false,
  subscriptionTier: 'free',
  tierInEffect: 'free',
  mustChangePassword: false,
  preferences: { theme: 'system', temperatureUnit: 'celsius', currency: 'USD' },
};

const getMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Returns the guard's decision about that person's call of that route: true or the error code. */
const getDecision = async (
  route: keyof Routes,
  change: Partial<SessionUser> | null,
  provenAt = getMinutesAgo(1),
) => {
  const user = change && { ...member, ...change };
  const users = { findUser: async () => user, getAuthenticatedAt: () => provenAt };
  const request = {};
  const context = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  try {
    return await new AccessGuard(new Reflector(), users).canActivate(context);
  } catch (error) {
    return (error as { code?: string }).code ?? 'error';
  }
};

describe('AccessGuard', () => {
  it('allows public routes for everybody and routes without access rules for nobody', async () => {
    expect(await getDecision('open', null)).toBe(true);
    expect(await getDecision('undeclared', { isAdmin: true })).toBe('error');
  });

  it('requires a session before anything else', async () => {
    for (const route of ['own', 'paid', 'admin', 'sensitive'] as const)
      expect(await getDecision(route, null)).toBe('auth.session_required');
    expect(await getDecision('own', {})).toBe(true);
  });

  it('checks the tier in effect, not the paid tier', async () => {
    expect(await getDecision('paid', {})).toBe('tier.required');
    expect(await getDecision('paid', { subscriptionTier: 'pro', tierInEffect: 'pro' })).toBe(true);
    expect(await getDecision('paid', { tierInEffect: 'premium' })).toBe(true);
    expect(await getDecision('paid', { isAdmin: true })).toBe(true);
  });

  it('allows admin routes for admins only, after they changed their initial password', async () => {
    expect(await getDecision('admin', { tierInEffect: 'premium' })).toBe('auth.admin_required');
    expect(await getDecision('admin', { isAdmin: true })).toBe(true);
    expect(await getDecision('admin', { isAdmin: true, mustChangePassword: true })).toBe(
      'auth.password_change_required',
    );
  });

  it('requires authentication within the last ten minutes on sensitive routes, also from admins', async () => {
    expect(await getDecision('sensitive', {}, getMinutesAgo(9))).toBe(true);
    expect(await getDecision('sensitive', {}, getMinutesAgo(10))).toBe('auth.fresh_required');
    expect(await getDecision('sensitive', { isAdmin: true }, getMinutesAgo(11))).toBe('auth.fresh_required');
  });
});
