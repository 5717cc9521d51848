import { randomUUID } from 'node:crypto';

/** A new person for one journey. */
export const newPerson = () => ({
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: `ana.${randomUUID()}@example.com`,
  password: 'a quiet place by the sea',
});
