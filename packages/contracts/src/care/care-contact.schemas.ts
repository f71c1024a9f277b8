import { z } from 'zod';
import { text, ofUser } from '../kernel/server';
import { careContactLimits } from './care-contact.constants';

/** Digits as a phone dials them, with what makes them readable. */
const DIALLED = /^\+?[\s().-]*\d[\d\s().-]*$/;

/** Whom she calls first: her maternity unit, midwife or doctor, by the number she was given. */
export const careContact = z.strictObject({
  name: text(careContactLimits.name),
  phone: text(careContactLimits.phone, 3).regex(DIALLED, 'must be a phone number'),
});
export type CareContact = z.infer<typeof careContact>;

export const careContactSchemas = {
  readCareContact: { params: ofUser, response: careContact.nullable() },
  saveCareContact: { params: ofUser, body: careContact, response: careContact },
  forgetCareContact: { params: ofUser, response: z.void() },
};
