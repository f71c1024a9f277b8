import { z } from 'zod';
import { endpoint, text } from '../kernel';
import { overview } from './overview';
import type { Registry } from './registry';
import { remoteId, signal } from './signals';

export const platform = {
  registry: endpoint({
    method: 'GET',
    path: '/api/platform/registry',
    access: 'open',
    summary: 'The revision of the registry, and the registry where it is newer than the one known',
    query: z.strictObject({ known: z.coerce.number().int().min(0).max(99_999_999).optional() }),
    response: z.strictObject({ rev: z.int(), registry: z.custom<Registry>().optional() }),
  }),
  reportSignals: endpoint({
    method: 'POST',
    path: '/api/platform/signals',
    access: 'open',
    summary: 'What a browser measured of remotes; a beacon',
    body: z.strictObject({ signals: z.array(signal).min(1).max(60) }),
    response: z.void(),
    status: 204,
    limited: true,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/platform/overview',
    access: 'admin',
    summary: 'Versions by environment, their health, and who decided what',
    response: overview,
  }),
  rollBack: endpoint({
    method: 'POST',
    path: '/api/platform/rollbacks',
    access: 'admin',
    summary: 'Go back to the last good version of a remote, unless the registry changed since',
    body: z.strictObject({
      id: remoteId,
      rev: z.int().min(0).max(99_999_999),
      why: text(200),
    }),
    response: z.strictObject({ rev: z.int() }),
    status: 200,
    errors: ['nothing_before', 'registry_changed'],
  }),
} as const;
