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
  dangerous() {}

  silent() {}
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

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** What the guard says of a call of that route by that person. */
const verdict = async (
  route: keyof Routes,
  change: Partial<SessionUser> | null,
  provenAt = minutesAgo(1),
) => {
  const user = change && { ...member, ...change };
  const users = { findUser: async () => user, provenAt: () => provenAt };
  const request = {};
  const context = {
    getHandler: () => Routes.prototype[route],
    getClass: () => Routes,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  try {
    return await new AccessGuard(new Reflector(), users).canActivate(context);
  } catch (error) {
    return (error as { code?: string }).code ?? 'a fault';
  }
};

describe('AccessGuard', () => {
  it('lets everybody call what is public, and nobody what says nothing', async () => {
    expect(await verdict('open', null)).toBe(true);
    expect(await verdict('silent', { isAdmin: true })).toBe('a fault');
  });

  it('asks for a session first, whatever else a route asks for', async () => {
    for (const route of ['own', 'paid', 'admin', 'dangerous'] as const)
      expect(await verdict(route, null)).toBe('auth.session_required');
    expect(await verdict('own', {})).toBe(true);
  });

  it('goes by the tier in effect, not the one that is paid for', async () => {
    expect(await verdict('paid', {})).toBe('tier.required');
    expect(await verdict('paid', { subscriptionTier: 'pro', tierInEffect: 'pro' })).toBe(true);
    expect(await verdict('paid', { tierInEffect: 'premium' })).toBe(true);
    expect(await verdict('paid', { isAdmin: true })).toBe(true);
  });

  it('lets admins alone into the admin area, once their password is their own', async () => {
    expect(await verdict('admin', { tierInEffect: 'premium' })).toBe('auth.admin_required');
    expect(await verdict('admin', { isAdmin: true })).toBe(true);
    expect(await verdict('admin', { isAdmin: true, mustChangePassword: true })).toBe(
      'auth.password_change_required',
    );
  });

  it('asks for a proof of the last ten minutes where it is dangerous, of admins too', async () => {
    expect(await verdict('dangerous', {}, minutesAgo(9))).toBe(true);
    expect(await verdict('dangerous', {}, minutesAgo(10))).toBe('auth.fresh_required');
    expect(await verdict('dangerous', { isAdmin: true }, minutesAgo(11))).toBe('auth.fresh_required');
  });
});
