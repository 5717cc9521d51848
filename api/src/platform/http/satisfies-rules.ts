import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Rule = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];
type Class = object['constructor'];
type Check = (value: unknown, object: object) => boolean;

interface Field {
  /** Conditions: the field's rules apply only if all are true (an omitted optional field has none). */
  conditions: Check[];
  rules: Check[];
}

type Fields = ReadonlyMap<string, Field>;

const CONDITION = 'conditionalValidation';
const PLAIN = 'customValidation';

/** Only `true` passes: a promise means an asynchronous rule, which is left to the library. */
const toCheck = ({ constraintCls, constraints, propertyName, each }: Rule): Check => {
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  const { instance } = constraint!;
  return (value, object) => {
    const details = {
      value,
      constraints,
      object,
      property: propertyName,
      targetName: object.constructor.name,
    };
    const check = (one: unknown) => instance.validate(one, details) === true;
    return each && Array.isArray(value) ? value.every(check) : check(value);
  };
};

const toCondition =
  ({ constraints }: Rule): Check =>
  (value, object) =>
    constraints[0](object, value) as boolean;

const isSupported = ({ type, validateIf }: Rule): boolean =>
  (type === PLAIN || type === CONDITION) && validateIf === undefined;

/**
 * Returns the rules of each field of a class; null when the class has other kinds of rules, such as for a nested
 * object.
 */
const findFields = (target: Class): Fields | null => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  if (rules.length === 0 || !rules.every(isSupported)) return null;
  const fields = new Map<string, Field>();
  for (const rule of rules) {
    const field = fields.get(rule.propertyName) ?? { conditions: [], rules: [] };
    fields.set(rule.propertyName, field);
    if (rule.type === CONDITION) field.conditions.push(toCondition(rule));
    else field.rules.push(toCheck(rule));
  }
  return fields;
};

const fieldsByClass = new WeakMap<Class, Fields | null>();

const getFields = (target: Class): Fields | null => {
  if (!fieldsByClass.has(target)) fieldsByClass.set(target, findFields(target));
  return fieldsByClass.get(target) ?? null;
};

/**
 * Whether an object has only fields of its class and satisfies all their class-validator rules. Nearly every request
 * does. The library prepares error details for each field, which takes longer. False decides nothing: ask the library.
 */
export const satisfiesRules = (object: object): boolean => {
  const fields = getFields(object.constructor);
  if (fields === null || !Object.keys(object).every((name) => fields.has(name))) return false;
  for (const [name, { conditions, rules }] of fields) {
    const value: unknown = object[name as keyof typeof object];
    const applies = conditions.every((check) => check(value, object));
    if (applies && !rules.every((check) => check(value, object))) return false;
  }
  return true;
};
