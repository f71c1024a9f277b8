import { z } from 'zod';
import { endpoint, ofUser, text } from '../kernel';

export const careContactLimits = { name: 60, phone: 30 } as const;

/** Digits as a phone dials them, with what makes them readable. */
const DIALLED = /^\+?[\s().-]*\d[\d\s().-]*$/;

/** Whom she calls first: her maternity unit, midwife or doctor, by the number she was given. */
export const careContact = z.strictObject({
  name: text(careContactLimits.name),
  phone: text(careContactLimits.phone, 3).regex(DIALLED, 'must be a phone number'),
});
export type CareContact = z.infer<typeof careContact>;

export const careContactEndpoints = {
  readCareContact: endpoint({
    method: 'GET',
    path: '/api/users/:userId/care-contact',
    access: 'session',
    summary: 'Whom she calls first; null while she has written nobody down',
    params: ofUser,
    response: careContact.nullable(),
    kept: {},
  }),
  saveCareContact: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/care-contact',
    access: 'session',
    changes: ['careContact'],
    summary: 'Write down whom she calls first, in the place of whoever stood there',
    params: ofUser,
    body: careContact,
    bodyLimit: 1024,
    response: careContact,
  }),
  forgetCareContact: endpoint({
    method: 'DELETE',
    undo: { by: 'saveCareContact' },
    path: '/api/users/:userId/care-contact',
    access: 'session',
    changes: ['careContact'],
    summary: 'Forget whom she calls first',
    params: ofUser,
    response: z.void(),
  }),
} as const;
