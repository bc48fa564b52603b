import { readVendorJson } from '../vendor-data.js';

/** A field as the official SDK reads it. */
interface Field {
  wire_name: string;
  swift_type: string;
  optional: boolean;
}

interface Model {
  inherits?: string;
  fields?: Field[];
  wire_values?: string[];
}

type Models = Readonly<Record<string, Model>>;
type Fields = Readonly<Record<string, unknown>>;

export function readModels(): Models {
  return readVendorJson('terminal-africa/ios-sdk-models.json').models;
}

/** Says where an answer differs from what the vendor's SDK reads as this model; empty if it does not. */
export function modelDifferences(models: Models, name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}: no object`];
  const fields = fieldsOf(models, name);
  const given = Object.entries(value as Fields).filter(([, each]) => each !== undefined);
  const unknown = given
    .map(([field]) => field)
    .filter((field) => !fields.some(({ wire_name }) => wire_name === field));
  return [
    ...unknown.map((field) => `${name}.${field}: not in the model`),
    ...fields.flatMap((field) => fieldDifferences(models, name, field, value as Fields)),
  ];
}

function fieldDifferences(models: Models, name: string, field: Field, value: Fields): string[] {
  const { wire_name: wire, swift_type: type, optional } = field;
  const given = value[wire] ?? null;
  if (given === null) return optional ? [] : [`${name}.${wire}: missing here`];
  return typeDifferences(models, `${name}.${wire}`, type, given);
}

function typeDifferences(models: Models, path: string, type: string, given: unknown): string[] {
  const listed = /^\[(.+)\]$/.exec(type)?.[1];
  if (listed !== undefined) {
    if (!Array.isArray(given)) return [`${path}: no list`];
    return given.flatMap((item) => typeDifferences(models, `${path}[]`, listed, item));
  }
  const expected = primitives[type];
  if (expected) return typeof given === expected ? [] : [`${path}: ${typeof given} instead of ${type}`];
  const values = models[type]?.wire_values;
  if (values) return values.includes(String(given)) ? [] : [`${path}: ${given} is no ${type}`];
  const hasFields = models[type] !== undefined && fieldsOf(models, type).length > 0;
  return hasFields ? modelDifferences(models, type, given) : [];
}

const primitives: Readonly<Record<string, string>> = {
  String: 'string',
  Bool: 'boolean',
  Double: 'number',
  Int: 'number',
};

/** With those of the class that it inherits from. */
function fieldsOf(models: Models, name: string): Field[] {
  const { inherits = '', fields = [] } = models[name] ?? {};
  const parents = inherits.split(',').map((parent) => parent.trim().replace(/<.*>$/, ''));
  return [...parents.flatMap((parent) => (models[parent] ? fieldsOf(models, parent) : [])), ...fields];
}
