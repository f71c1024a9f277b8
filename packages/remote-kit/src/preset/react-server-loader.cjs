const ASKED = 'if (type.prototype && type.prototype.isReactComponent) {';

/**
 * React asks each part that it draws whether it is a class by its `prototype`. V8 makes that of a function when somebody
 * first asks for it, with hidden classes of its own: of modules that run anew, some sixty in each picture, which what
 * asks must get to know each time. What extends a class has another function above it: of a plain one nothing is asked.
 */
module.exports = function reactServerLoader(source) {
  if (!source.includes(ASKED)) throw new Error('React for servers is another than it was: no renderElement');
  return source.replace(
    ASKED,
    'if (Object.getPrototypeOf(type) !== Function.prototype && type.prototype && type.prototype.isReactComponent) {',
  );
};
