/** The properties of each object as they are now. */
exports.noteProperties = (objects) =>
  new Map(objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]));

/** Makes them so again: what was added goes, and what was changed or deleted is as it was. */
exports.putBack = (noted) => {
  for (const [object, first] of noted) {
    for (const key of Reflect.ownKeys(object))
      if (!Object.hasOwn(first, key)) Reflect.deleteProperty(object, key);
    for (const key of Reflect.ownKeys(first)) restore(object, key, first[key]);
  }
};

/** jsdom counts and remembers under names that begin with a line; what cannot be changed was not. */
const isOfJsdom = (key) => typeof key === 'string' && key.startsWith('_');

function restore(object, key, first) {
  if (isOfJsdom(key) || first?.configurable !== true) return;
  const now = Object.getOwnPropertyDescriptor(object, key);
  if (now === undefined || first.value !== now.value || first.get !== now.get || first.set !== now.set)
    Object.defineProperty(object, key, first);
}
