/** The texts of a file's constants and the lists of such texts, by their names. */
export function constantsOf({ body }) {
  const constants = new Map();
  for (const statement of body) {
    const { type, kind, declarations = [] } = statement.declaration ?? statement;
    if (type !== 'VariableDeclaration' || kind !== 'const') continue;
    for (const { id, init } of declarations) {
      const text = init && (textIn(init, constants) ?? listIn(init, constants));
      if (id.type === 'Identifier' && text !== undefined) constants.set(id.name, text);
    }
  }
  return constants;
}

/** What an expression always says; undefined where that is not known before it runs. */
export function textIn(node, constants) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') {
    const text = constants.get(node.name);
    return typeof text === 'string' ? text : undefined;
  }
  if (node.type === 'CallExpression') return joinedList(node, constants);
  if (node.type === 'BinaryExpression')
    return node.operator === '+'
      ? joined([textIn(node.left, constants), textIn(node.right, constants)])
      : undefined;
  if (node.type === 'TemplateLiteral') return joined(partsOf(node, 'cooked', constants));
  const isRaw = node.type === 'TaggedTemplateExpression' && node.tag.property?.name === 'raw';
  return isRaw ? joined(partsOf(node.quasi, 'raw', constants)) : undefined;
}

function listIn(node, constants) {
  if (node.type === 'Identifier') return constants.get(node.name);
  if (node.type !== 'ArrayExpression') return undefined;
  const texts = node.elements.map((element) => element && textIn(element, constants));
  return texts.includes(undefined) ? undefined : texts;
}

/** `WORDS.join('|')` */
function joinedList({ callee, arguments: [separator] }, constants) {
  if (callee.property?.name !== 'join' || separator === undefined) return undefined;
  const list = listIn(callee.object, constants);
  const between = textIn(separator, constants);
  return Array.isArray(list) && between !== undefined ? list.join(between) : undefined;
}

const partsOf = ({ quasis, expressions }, form, constants) =>
  quasis.flatMap(({ value }, place) =>
    place < expressions.length ? [value[form], textIn(expressions[place], constants)] : [value[form]],
  );

const joined = (parts) => (parts.includes(undefined) ? undefined : parts.join(''));
