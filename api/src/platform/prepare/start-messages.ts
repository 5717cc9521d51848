import { Injectable } from '@nestjs/common';

/** What the person at the terminal is told once, and no log ever: the first admin's password. */
@Injectable()
export class StartMessages {
  admin: { email: string; password: string } | null = null;
}
