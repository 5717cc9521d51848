import { Injectable } from '@nestjs/common';
import type { CaseSubject, ModerationAction, ReportKind, SessionUser } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';

export interface ReportedObject {
  objectId: string;
  /** Null for a former member. */
  ownerId: string | null;
  /** The slug of a region, or `everywhere`; null concerns every moderator. */
  region: string | null;
}

/** Actions that change an object; the others concern its owner. */
export type ObjectAction = Extract<ModerationAction, 'label' | 'retitle' | 'hide' | 'close'>;

/** What a module shows of people: how moderators see it and what they can change. */
export interface ReportedObjectKind {
  kind: ReportKind;
  /** Finds what a report names; null if this person can't see it. */
  find(object: string, reader: SessionUser | null): Promise<ReportedObject | null>;
  /** Moderators see what the report stored, and nothing that came later. */
  isPrivate?: boolean;
  /** Null when it no longer exists. */
  describe(objectId: string): Promise<CaseSubject | null>;
  actions: readonly ObjectAction[];
  /** Changes the object and returns what `undo` needs; null if it no longer exists. */
  apply(
    action: ObjectAction,
    objectId: string,
    value: string,
    manager: EntityManager,
  ): Promise<object | null>;
  undo(action: ObjectAction, objectId: string, before: object, manager: EntityManager): Promise<void>;
  /** Hides the object until it has been reviewed. Returns whether it is held now; only for kinds that can be. */
  hold?(objectId: string, manager: EntityManager): Promise<boolean>;
  /** Ends a hold. */
  publish?(objectId: string, manager: EntityManager): Promise<void>;
}

/** Modules register in `onModuleInit` what they show of people. A test requires one for each of `reportKinds`. */
@Injectable()
export class ReportedObjects {
  private readonly byKind = new Map<ReportKind, ReportedObjectKind>();

  add(kind: ReportedObjectKind): void {
    this.byKind.set(kind.kind, kind);
  }

  get(kind: ReportKind): ReportedObjectKind {
    const found = this.byKind.get(kind);
    if (!found) throw new Error(`No module has registered how ${kind} is reported.`);
    return found;
  }
}
