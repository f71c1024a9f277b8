import { z } from 'zod';
import { endpoint, ofUser } from '../kernel';
import { email } from './users.contract';

/** Everything kept about her, one part per area of the product. */
export const personalDataExport = z.strictObject({
  exportedAt: z.string(),
  areas: z.record(z.string(), z.unknown()),
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;

export const personalDataEndpoints = {
  exportPersonalData: endpoint({
    method: 'GET',
    path: '/api/users/:userId/export',
    access: 'session',
    summary: 'Everything kept about her, as JSON',
    params: ofUser,
    response: personalDataExport,
    errors: ['not_found', 'proof_required'],
  }),
  /**
   * 400 naming `email` unless it is her own. Every way into the account is closed with the answer: 204 where all is gone
   * too, 202 where the rest follows within minutes. Only a keyed hash of the address stays.
   */
  eraseUser: endpoint({
    method: 'DELETE',
    undo: { never: 'An erasure is for good; it is asked for by her e-mail and a fresh proof' },
    path: '/api/users/:userId',
    access: 'session',
    changes: [],
    summary: 'Erase her and everything about her, confirmed by her e-mail',
    params: ofUser,
    body: z.strictObject({ email }),
    bodyLimit: 2 * 1024,
    response: z.void(),
    errors: ['not_found', 'proof_required'],
  }),
} as const;
