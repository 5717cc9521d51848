import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Gather = MetadataStorage['getTargetValidationMetadatas'];
type Rules = ReturnType<Gather>;

/** Patched storages: a process has one, but tests start many applications in it. */
const patchedStorages = new WeakSet<MetadataStorage>();

/**
 * Makes class-validator collect the rules of a class only once. By default it searches the rules of all classes at
 * every check, which for a query with many fields takes as long as the check itself. The rules of a class do not change
 * after its definition.
 */
export const cacheValidationRules = (storage: MetadataStorage = getMetadataStorage()): void => {
  if (patchedStorages.has(storage)) return;
  patchedStorages.add(storage);
  const gather: Gather = storage.getTargetValidationMetadatas.bind(storage);
  const cachedRules = new Map<unknown, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !always && !strictGroups && groups === undefined;
    const rules =
      (isPlain && cachedRules.get(target)) || gather(target, schema, always, strictGroups, groups);
    if (isPlain && rules.length > 0) cachedRules.set(target, rules);
    return rules;
  };
};
