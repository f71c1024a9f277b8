import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Libraries that the start itself imports, where its configuration asks for them. */
const AT_START = [
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  '@paypal/paypal-server-sdk',
];
const PRELOADED = ['@simplewebauthn/server', 'piscina', 'undici'];

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('no request is the first to load a library: what is imported at its first use is loaded before', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/spec\.ts$|testing\//.test(file),
  );
  const imported = files.flatMap((file) =>
    [...sourceOf(file).matchAll(/(?<!typeof )\bimport\('([^'.][^']*)'\)/g)].map(([, name]) => name),
  );

  expect([...new Set(imported)].sort()).toEqual([...AT_START, ...PRELOADED].sort());
  for (const name of PRELOADED) expect(sourceOf('preload.ts')).toMatch(new RegExp(name, 'i'));
  expect(sourceOf('main.ts')).toContain('await preloadLibraries()');
});
