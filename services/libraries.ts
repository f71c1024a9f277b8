import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { ExternalItem } from '@rspack/core';
import manifest from './package.json' with { type: 'json' };

/**
 * What every start loads, some 1,400 files: looked for, read and translated one by one they were a quarter of it. All else
 * stays in node_modules, where Node finds it: what is native, and what is loaded when it is needed.
 */
const TOGETHER = new Set([
  '@fastify/compress',
  '@fastify/cookie',
  '@fastify/proxy-addr',
  '@jridgewell/trace-mapping',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/platform-fastify',
  '@nestjs/typeorm',
  '@tanstack/query-core',
  'fast-json-stringify',
  'fastify',
  'ipaddr.js',
  'lru-cache',
  'luxon',
  'minisearch',
  'moment-timezone',
  'p-map',
  'postcss',
  'prom-client',
  'rate-limiter-flexible',
  'reflect-metadata',
  'rxjs',
  'typeorm',
  'uuid',
  'zod',
]);

/** Where Node finds what is not built in with the rest. */
export const libraries: ExternalItem = ({ request = '', context = '' }, done) => {
  const isOfLibrary = /[\\/]node_modules[\\/]/.test(context);
  if (isOurs(request)) return done();
  // What a library asks for is asked for as it did, when it did.
  const outside = () => done(undefined, request, isOfLibrary ? 'node-commonjs' : 'module-import');
  if (isBuiltin(request)) return outside();
  const name = nameOf(request);
  if (TOGETHER.has(name)) return done();
  if (!isOfLibrary || Object.hasOwn(manifest.dependencies, name)) return outside();
  return isInstalled(request, context) ? done() : outside();
};

const isOurs = (request: string) =>
  request.startsWith('.') || request.startsWith('/') || request.startsWith('@nestwell/');

/** The package that a file belongs to: `rxjs/operators` is of `rxjs`. */
const nameOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Libraries try whether others are there, and go on without. */
function isInstalled(request: string, context: string): boolean {
  try {
    createRequire(join(context, 'x.js')).resolve(request);
    return true;
  } catch {
    return false;
  }
}
