import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The person whose data is meant: some data is stored by account, some by email address. */
export interface Person {
  id: string;
  email: string;
  /** Earlier email addresses, each with the time it was replaced. */
  earlier: readonly { email: string; until: Date }[];
}

/** The personal data of one module. */
export interface PersonalPart {
  /** Its name in the export. */
  name: string;
  /** Exports all of it, without secrets. */
  export(person: Person): Promise<unknown>;
  /** Deletes it, or anonymizes it where the law requires keeping it. Running it again changes nothing. */
  erase(person: Person, manager: EntityManager): Promise<void>;
  /** Moves data stored by email address when the person changes the address. */
  readdress?(from: string, to: string, manager: EntityManager): Promise<void>;
}

/** Modules register their part in `onModuleInit`. Data without a part is neither exported nor erased. */
@Injectable()
export class PersonalData {
  private readonly parts: PersonalPart[] = [];

  add(part: PersonalPart): void {
    this.parts.push(part);
  }

  /** Exports everything stored about `person`, by part. */
  async exportAll(person: Person): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const part of this.parts) all[part.name] = await part.export(person);
    return all;
  }

  async eraseAll(person: Person, manager: EntityManager): Promise<void> {
    for (const part of this.parts) await part.erase(person, manager);
  }

  async readdressAll(from: string, to: string, manager: EntityManager): Promise<void> {
    for (const part of this.parts) await part.readdress?.(from, to, manager);
  }
}
