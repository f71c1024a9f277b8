/** Tells of an import whether what it leads to leads back to it, over however many files. */
export function inCycles(imports) {
  const uses = new Map();
  for (const { from, to } of imports) (uses.get(from) ?? uses.set(from, []).get(from)).push(to);
  const knots = knotsIn(uses);
  return ({ from, to }) => knots.get(from) === knots.get(to);
}

/** By file, the first found of those that all lead to each other (Tarjan): each file is passed once. */
function knotsIn(uses) {
  const order = new Map();
  const earliest = new Map();
  const knots = new Map();
  const open = [];
  const pass = (file) => {
    order.set(file, order.size);
    earliest.set(file, order.get(file));
    open.push(file);
    for (const next of uses.get(file) ?? []) {
      if (!order.has(next)) pass(next);
      if (!knots.has(next)) earliest.set(file, Math.min(earliest.get(file), earliest.get(next)));
    }
    if (earliest.get(file) !== order.get(file)) return;
    for (const one of open.splice(open.indexOf(file))) knots.set(one, file);
  };
  for (const file of uses.keys()) if (!order.has(file)) pass(file);
  return knots;
}
