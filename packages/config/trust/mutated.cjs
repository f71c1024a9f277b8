const { createTransformer } = require('@swc/jest');

/** Compiles TypeScript with one change in one file: what a test must notice. */
exports.createTransformer = ({ mutation: { file, from, to }, ...options }) => {
  const plain = createTransformer(options);
  const changed = (source, path) => (path.endsWith(file) ? source.replace(from, () => to) : source);
  return {
    process: (source, path, more) => plain.process(changed(source, path), path, more),
    processAsync: (source, path, more) => plain.processAsync(changed(source, path), path, more),
    getCacheKey: (source, path, ...more) => plain.getCacheKey(changed(source, path), path, ...more),
  };
};
