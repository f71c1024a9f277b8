import { z } from 'zod';
import { ofUser } from '../kernel/server';

/** What she was told about exercise. Asked once in pregnancy and once after birth: the one says nothing of the other. */
export const clearance = z.strictObject({
  /** Her doctor or midwife has said that she may. */
  cleared: z.boolean(),
  /** How her baby was born; null where that was not asked. */
  caesarean: z.boolean().nullable(),
});
export type Clearance = z.infer<typeof clearance>;

export const clearanceSchemas = {
  readClearance: { params: ofUser, response: clearance.nullable() },
  saveClearance: { params: ofUser, body: clearance, response: clearance },
};
