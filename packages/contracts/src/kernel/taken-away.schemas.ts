import { z } from 'zod';
import { id, localDate, nothing, ofUser } from './fields';
import { takenKinds, type TakenKind } from './taken-away.constants';

const kinds = Object.keys(takenKinds) as TakenKind[];

export const takenAwaySchemas = {
  putBack: {
    params: ofUser,
    body: z.strictObject({
      kind: z.enum(kinds),
      /** As the deletion named it; a day by its date. */
      id: z.union([id, localDate]),
    }),
    response: nothing,
  },
};
