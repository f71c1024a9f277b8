const vm = require('node:vm');

const { compileFunction } = vm;
const compiled = new Map();
/** Only a compiled function can be told where such an import leads. */
const IMPORTS_LATER = /\bimport\s*\(/;

/**
 * What a module was compiled to for one file serves the next of its worker, with all of its functions that have run
 * until then. Jest asks for this function at each call.
 */
vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext } = options;
  if (parsingContext === undefined || IMPORTS_LATER.test(source))
    return compileFunction(source, parameters, options);
  const known = compiled.get(filename);
  const script = known?.source === source ? known.script : scriptOf(source, parameters, filename);
  compiled.set(filename, { source, script });
  return script.runInContext(parsingContext);
};

function scriptOf(source, parameters, filename) {
  const opening = `(function (${parameters.join()}) {`;
  return new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
}
