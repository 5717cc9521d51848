import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whose data is meant: some of it is kept by account, some by address. */
export interface Person {
  id: string;
  email: string;
  /** The addresses that they had before, each until it was given up. */
  earlier: readonly { email: string; until: Date }[];
}

/** What one module keeps about people. */
export interface PersonalPart {
  /** Its name in the export. */
  name: string;
  /** All of it, without secrets. */
  export(person: Person): Promise<unknown>;
  /** Removes it, or takes away whose it was where the law keeps it; again changes nothing. */
  erase(person: Person, manager: EntityManager): Promise<void>;
  /** Takes along what is kept by address when the person has another one. */
  readdress?(from: string, to: string, manager: EntityManager): Promise<void>;
}

/** The parts that modules add in their `onModuleInit`: what is not here is neither exported nor erased. */
@Injectable()
export class PersonalData {
  private readonly parts: PersonalPart[] = [];

  add(part: PersonalPart): void {
    this.parts.push(part);
  }

  /** Everything held about `person`, by part. */
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
