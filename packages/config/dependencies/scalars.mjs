const WRAPPED = /^TS(As|Satisfies|NonNull)|^ParenthesizedExpression$/;
const SCALAR = /^TS(Boolean|Number|BigInt)Keyword$/;
const TIMER = /^(Timeout|Timer|Immediate|setTimeout|setInterval)$/;
const CLOCKS = /^(Number|Date|performance)$/;

/** Without what only says its type. */
export const bare = (node) => (node && WRAPPED.test(node.type) ? bare(node.expression) : node);

/** A number, a flag or a timer holds nobody's words. */
export function isScalar(annotation, value) {
  const type = annotation?.typeAnnotation;
  if (type) {
    const named = type.typeArguments?.params[0]?.exprName ?? type.typeName?.right ?? type.typeName;
    return SCALAR.test(type.type) || TIMER.test(named?.name);
  }
  if (value?.type === 'Literal') return /^(number|boolean)$/.test(typeof value.value);
  const called = value?.callee ?? value;
  return value?.type === 'UnaryExpression' || CLOCKS.test(called?.object?.name);
}
