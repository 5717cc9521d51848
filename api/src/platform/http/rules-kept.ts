import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Rule = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];
type Class = object['constructor'];
type Check = (value: unknown, object: object) => boolean;

interface Field {
  /** Whether its rules are asked at all: what may be left out and is has none. */
  asked: Check[];
  rules: Check[];
}

type Fields = ReadonlyMap<string, Field>;

const CONDITION = 'conditionalValidation';
const PLAIN = 'customValidation';

/** A promise is no answer: what waits is for the library. */
const checkOf = ({ constraintCls, constraints, propertyName, each }: Rule): Check => {
  const [made] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  const { instance } = made!;
  return (value, object) => {
    const details = {
      value,
      constraints,
      object,
      property: propertyName,
      targetName: object.constructor.name,
    };
    const holds = (one: unknown) => instance.validate(one, details) === true;
    return each && Array.isArray(value) ? value.every(holds) : holds(value);
  };
};

const conditionOf =
  ({ constraints }: Rule): Check =>
  (value, object) =>
    constraints[0](object, value) as boolean;

const isReadHere = ({ type, validateIf }: Rule): boolean =>
  (type === PLAIN || type === CONDITION) && validateIf === undefined;

/** What a class asks of each field; null where it asks something else too, as of an object in a field. */
const fieldsOf = (target: Class): Fields | null => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
  if (rules.length === 0 || !rules.every(isReadHere)) return null;
  const fields = new Map<string, Field>();
  for (const rule of rules) {
    const field = fields.get(rule.propertyName) ?? { asked: [], rules: [] };
    fields.set(rule.propertyName, field);
    if (rule.type === CONDITION) field.asked.push(conditionOf(rule));
    else field.rules.push(checkOf(rule));
  }
  return fields;
};

const known = new WeakMap<Class, Fields | null>();

const rulesOf = (target: Class): Fields | null => {
  if (!known.has(target)) known.set(target, fieldsOf(target));
  return known.get(target) ?? null;
};

/**
 * Whether an object has nothing but fields of its class and keeps all their rules, which are class-validator's own. Nearly
 * every request does, and the library notes for each field what could have been wrong with it, which takes
 * longer. False says nothing yet: ask the library.
 */
export const keepsRules = (object: object): boolean => {
  const fields = rulesOf(object.constructor);
  if (fields === null || !Object.keys(object).every((name) => fields.has(name))) return false;
  for (const [name, { asked, rules }] of fields) {
    const value: unknown = object[name as keyof typeof object];
    const isAsked = asked.every((holds) => holds(value, object));
    if (isAsked && !rules.every((holds) => holds(value, object))) return false;
  }
  return true;
};
