import { walk } from './walk.mjs';

// Two fields may meet by chance: a page and its limit, a name and an id.
const FEWEST_FIELDS = 3;
const SCHEMAS = /^(object|strictObject|looseObject|extend|safeExtend)$/;

/** The names, shapes and lists of values that contracts declare, and where a program declares one again. */
export function contractTypes(sources) {
  const names = new Map();
  const shapes = new Map();
  const values = new Map();
  for (const { path, program } of sources.filter(isContract)) {
    walk(program, (node) => {
      if (node.type === 'ExportNamedDeclaration' && isType(node.declaration)) {
        names.set(node.declaration.id.name, path);
      }
      const shape = schemaFields(node);
      if (shape) shapes.set(shape, path);
      const list = enumValues(node);
      if (list) values.set(list, path);
    });
  }
  return {
    repeatedIn(program, inTest) {
      const found = [];
      walk(program, (node) => {
        const shape = schemaFields(node) ?? typeFields(node);
        // A test may go through some values; that describes nothing.
        const list = inTest ? undefined : (enumValues(node) ?? unionValues(node));
        if (isType(node) && names.has(node.id.name))
          found.push(`${node.id.name} of ${names.get(node.id.name)}`);
        else if (shapes.has(shape)) found.push(`{ ${shape} } of ${shapes.get(shape)}`);
        else if (values.has(list)) found.push(`${list} of ${values.get(list)}`);
      });
      return found;
    },
  };
}

const isContract = ({ path }) => path.startsWith('packages/contracts/src/') && !/\.(test|spec)\./.test(path);

const isType = (node) => /^TS(TypeAlias|Interface|Enum)Declaration$/.test(node?.type);

/** The fields of `z.object({ … })` and its like. */
function schemaFields(node) {
  if (node.type !== 'CallExpression' || !SCHEMAS.test(node.callee.property?.name)) return undefined;
  return fieldsOf(node.arguments[0]?.properties);
}

/** The fields of an interface or an object type. */
function typeFields({ type, body, members }) {
  if (type === 'TSInterfaceBody') return fieldsOf(body);
  return type === 'TSTypeLiteral' ? fieldsOf(members) : undefined;
}

function fieldsOf(members = []) {
  const names = members.map(({ key, computed }) => (computed ? undefined : (key?.name ?? key?.value)));
  return names.length < FEWEST_FIELDS || names.includes(undefined) ? undefined : names.toSorted().join(', ');
}

/** The texts of `z.enum([…])`, and of a list `as const` that stands for one. */
function enumValues(node) {
  if (node.type === 'TSAsExpression') return valuesOf(node.expression.elements);
  if (node.type !== 'CallExpression' || node.callee.property?.name !== 'enum') return undefined;
  return valuesOf(node.arguments[0]?.elements);
}

function unionValues(node) {
  return node.type === 'TSUnionType' ? valuesOf(node.types.map(({ literal }) => literal)) : undefined;
}

function valuesOf(literals = []) {
  const texts = literals.map((literal) => literal?.value);
  return texts.length < 2 || texts.some((text) => typeof text !== 'string')
    ? undefined
    : texts.toSorted().join(' | ');
}
