import { z } from 'zod';
import { boundedText, endpoint } from '../kernel';
import type { OfflineSite } from './offline-site';
import type { Registry } from './registry';
import { signal } from './signals';

/** What every open page asks and tells of the modules it shows. */
export const live = {
  registry: endpoint({
    method: 'GET',
    path: '/api/platform/registry',
    access: 'open',
    summary: 'The revision of the registry, and the registry where it is newer than the one known',
    query: z.strictObject({
      known: z.coerce.number().int().min(0).max(99_999_999).optional(),
      /** Of the registry known; shells of before name none. */
      digest: boundedText(100).optional(),
    }),
    response: z.strictObject({ rev: z.int(), registry: z.custom<Registry>().optional() }),
  }),
  offlineSite: endpoint({
    method: 'GET',
    path: '/api/platform/offline',
    access: 'open',
    summary: 'What a browser keeps to open the site without a network, where it is newer than what it has',
    query: z.strictObject({ known: boundedText(40).optional() }),
    response: z.strictObject({ site: z.custom<OfflineSite>().optional() }),
  }),
  reportSignals: endpoint({
    method: 'POST',
    path: '/api/platform/signals',
    access: 'open',
    summary: 'What a browser measured of remotes; a beacon',
    body: z.strictObject({ signals: z.array(signal).min(1).max(60) }),
    bodyLimit: 64 * 1024,
    response: z.void(),
    status: 204,
    limited: true,
  }),
} as const;
