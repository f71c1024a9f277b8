/** What React does as it paints, and what it does here. */
const CHANGES = [
  {
    // It asks each part that it draws whether it is a class by its `prototype`. V8 makes that of a function when somebody
    // first asks for it, with hidden classes of its own: of modules that run anew, some sixty in each picture, which what
    // asks must get to know each time. What extends a class has another function above it: of a plain one nothing is asked.
    where: 'renderElement',
    was: 'if (type.prototype && type.prototype.isReactComponent) {',
    is: 'if (Object.getPrototypeOf(type) !== Function.prototype && type.prototype && type.prototype.isReactComponent) {',
  },
  {
    // Of each part that is left to the browser it tells which parts it stands in, by a getter. V8 keeps getters for long,
    // and with it the whole picture; nobody here asks.
    where: 'getThrownInfo',
    was: 'function getThrownInfo(node$jscomp$0) {\n  var errorInfo = {};\n',
    is: 'function getThrownInfo(node$jscomp$0) {\n  var errorInfo = {};\n  return errorInfo;\n',
  },
];

module.exports = function reactServerLoader(source) {
  return CHANGES.reduce((text, { where, was, is }) => {
    if (!text.includes(was)) throw new Error(`React for servers is another than it was: no ${where}`);
    return text.replace(was, is);
  }, source);
};
