import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Gather = MetadataStorage['getTargetValidationMetadatas'];
type Rules = ReturnType<Gather>;

/** Storages that do so already: a process has one, and tests start many applications in it. */
const known = new WeakSet<MetadataStorage>();

/**
 * Has class-validator gather the rules of a class once. By itself it goes through those of all classes at every check, which
 * for a query of many fields takes as long as the check. A class has its rules from when it is defined, and never others.
 */
export const gatherRulesOnce = (storage: MetadataStorage = getMetadataStorage()): void => {
  if (known.has(storage)) return;
  known.add(storage);
  const gather: Gather = storage.getTargetValidationMetadatas.bind(storage);
  const gathered = new Map<unknown, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !always && !strictGroups && groups === undefined;
    const rules = (isPlain && gathered.get(target)) || gather(target, schema, always, strictGroups, groups);
    if (isPlain && rules.length > 0) gathered.set(target, rules);
    return rules;
  };
};
