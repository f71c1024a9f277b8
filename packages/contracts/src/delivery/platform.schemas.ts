import { z } from 'zod';
import { boundedText, text, page } from '../kernel/server';
import { adminAction } from './admin-action.schemas';
import { overview } from './overview.schemas';
import { environments } from './registry';
import { remoteId, version } from './signals.schemas';

const rev = z.int().min(0).max(99_999_999);

/** Where something is decided, by default in the site's own environment; as the registry was when it was decided; why. */
const decided = {
  environment: z.enum(environments).optional(),
  rev,
  digest: boundedText(100).optional(),
  why: text(200),
};

const answer = z.strictObject({ rev: z.int() });

export const platformSchemas = {
  overview: { response: overview },
  listAdminActions: { query: z.strictObject(page), response: z.array(adminAction) },
  rollBack: { body: z.strictObject({ ...decided, id: remoteId }), response: answer },
  promoteTried: { body: z.strictObject({ ...decided, id: remoteId, version }), response: answer },
  restore: { body: z.strictObject({ ...decided, revision: rev }), response: answer },
};
