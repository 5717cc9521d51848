import { Injectable } from '@nestjs/common';

/** Shown once in the terminal and never logged: the first admin's password. */
@Injectable()
export class StartMessages {
  admin: { email: string; password: string } | null = null;
}
