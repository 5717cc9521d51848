import { Injectable } from '@nestjs/common';
import { isOldEnough, type ActionResult } from '@wanderwork/contracts';
import type { RegisterRequest, SignupRequest } from '@wanderwork/contracts/requests';
import { Newsletter } from '../marketing/index.js';
import { tooYoung } from './auth.errors.js';
import { Passwords } from './sign-in/passwords.js';
import { Users, type NewUser } from './users.service.js';

/** The same words and the same work for a new e-mail and one that has an account. */
const DONE: ActionResult = {
  success: true,
  message: 'Thank you. If this address is new here, your account is ready: please sign in to continue.',
};

/** Makes accounts. It never signs anybody in. */
@Injectable()
export class Registration {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly newsletter: Newsletter,
  ) {}

  async register({ password, newsletter = false, ...person }: RegisterRequest): Promise<ActionResult> {
    if (!isOldEnough(person.dateOfBirth)) throw tooYoung();
    return this.add({ ...person, passwordHash: await this.passwords.hash(password) }, newsletter);
  }

  /** The account panel's way: the owner sets a password later, through their mailbox. */
  signUp({ newsletter = false, ...person }: SignupRequest): Promise<ActionResult> {
    return this.add({ ...person, passwordHash: null }, newsletter);
  }

  private async add(person: NewUser, newsletter: boolean): Promise<ActionResult> {
    await this.users.addUnlessKnown(person);
    if (newsletter) {
      await this.newsletter.wish({
        email: person.email,
        name: `${person.firstName} ${person.lastName}`,
        source: 'account',
      });
    }
    return DONE;
  }
}
