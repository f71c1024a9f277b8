import { z } from 'zod';
import { endpoint, ofUser } from '../kernel';

/** What she was told about exercise. Asked once in pregnancy and once after birth: the one says nothing of the other. */
export const clearance = z.strictObject({
  /** Her doctor or midwife has said that she may. */
  cleared: z.boolean(),
  /** How her baby was born; null where that was not asked. */
  caesarean: z.boolean().nullable(),
});
export type Clearance = z.infer<typeof clearance>;

export const clearanceEndpoints = {
  readClearance: endpoint({
    method: 'GET',
    path: '/api/users/:userId/exercise-clearance',
    access: 'subscriber',
    summary: 'Whether she is cleared to exercise; null while it has not been asked in this stage of hers',
    params: ofUser,
    response: clearance.nullable(),
    kept: {},
  }),
  saveClearance: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/exercise-clearance',
    access: 'subscriber',
    changes: ['clearance'],
    summary: 'Keep what she answered, for the stage she is in',
    params: ofUser,
    body: clearance,
    bodyLimit: 1024,
    response: clearance,
  }),
} as const;
