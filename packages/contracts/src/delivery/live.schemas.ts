import { z } from 'zod';
import { boundedText } from '../kernel/server';
import type { OfflineSite } from './offline-site';
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
  offlineSite: {
    query: z.strictObject({ known: boundedText(40).optional() }),
    response: z.strictObject({ site: z.custom<OfflineSite>().optional() }),
  },
  reportSignals: { body: z.strictObject({ signals: z.array(signal).min(1).max(60) }), response: z.void() },
};
