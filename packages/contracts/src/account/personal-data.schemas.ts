import { z } from 'zod';
import { ofUser } from '../kernel/server';
import { email } from './users.schemas';

/** Everything kept about her, one part per area of the product. */
export const personalDataExport = z.strictObject({
  exportedAt: z.string(),
  areas: z.record(z.string(), z.unknown()),
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;

export const personalDataSchemas = {
  exportPersonalData: { params: ofUser, response: personalDataExport },
  eraseUser: { params: ofUser, body: z.strictObject({ email }), response: z.void() },
};
