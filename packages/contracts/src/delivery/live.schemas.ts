import { z } from 'zod';
import { boundedText } from '../kernel/server';
import type { OfflineDocument } from './offline-manifest';
import type { Registry } from './registry';
import { signal } from './signals.schemas';

export const liveSchemas = {
  registry: {
    query: z.strictObject({
      known: z.coerce.number().int().min(0).max(99_999_999).optional(),
      /** Of the registry known; shells of before name none. */
      digest: boundedText(100).optional(),
    }),
    response: z.strictObject({ rev: z.int(), registry: z.custom<Registry>().optional() }),
  },
  offlineDocument: {
    query: z.strictObject({ tag: boundedText(40) }),
    response: z.custom<OfflineDocument>(),
  },
  reportSignals: { body: z.strictObject({ signals: z.array(signal).min(1).max(60) }), response: z.void() },
};
