import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  codesOf,
  errorStatus,
  statusOf,
  type Contract,
  type ErrorCode,
} from '@nestwell/contracts/kernel/server';
import { z } from 'zod';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
summary { padding: .6rem 0; cursor: pointer } details { border-bottom: 1px solid #ddd }
code { font: 14px ui-monospace, monospace } b { display: inline-block; width: 4.5rem } small { color: #666 }
pre { background: #f6f5f2; padding: 1rem; overflow: auto; border-radius: 8px }
@media (prefers-color-scheme: dark) { body { background: #1c1b1a; color: #eee } pre { background: #282624 } details { border-color: #444 } }`;

/** Nothing but the page's own style. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** A page that reads without any script: one line per call, its schemas folded below it. */
export async function docsPage(endpoints: readonly Contract[]): Promise<string> {
  const sorted = [...endpoints].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  );
  const sections: string[] = [];
  for (const endpoint of sorted) {
    sections.push(section(endpoint));
    await nextTurn();
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nestwell API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>Nestwell API</h1><p>For programs: <a href="/api/docs-json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</body></html>`;
}

function section(endpoint: Contract): string {
  const { method, path, summary, access, params, query, body, response } = endpoint;
  const parts = [
    part('Path', params, 'input'),
    part('Query', query, 'input'),
    part('Body', body, 'input'),
    statusOf(endpoint) === 204
      ? '<p>Answers 204.</p>'
      : part(`Answer ${statusOf(endpoint)}`, response, 'output'),
    `<h2>Refusals</h2><p>${codesOf(endpoint).map(refusal).join(', ')}</p>`,
  ];
  return `<details><summary><b>${method}</b> <code>${escaped(path)}</code> ${escaped(summary)} <small>${access}</small></summary>
${parts.join('')}</details>`;
}

const refusal = (code: ErrorCode) => `<code>${code}</code> (${errorStatus[code]})`;

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h2>${title}</h2><pre>${escaped(JSON.stringify(json, null, 2))}</pre>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
