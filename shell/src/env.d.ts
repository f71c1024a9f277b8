/** Replaced by the bundler; there is no `process` in a browser. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };
