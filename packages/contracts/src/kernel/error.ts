import { z } from 'zod';

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** Every code a refusal can carry, with the status it is sent with. An endpoint lists those only it knows. */
export const errorStatus = {
  // Of any call.
  invalid: 400,
  unauthorized: 401,
  subscription_required: 402,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  // Of any call that meets the database on a bad day: others at the same thing, another program, the disk.
  conflict: 409,
  in_progress: 409,
  busy: 503,
  storage_full: 503,
  read_only: 503,
  damaged: 503,
  // Registration and login. The specification names the first as databases do.
  '23505': 409,
  verification_required: 401,
  code_invalid: 401,
  code_not_sent: 503,
  passkey_required: 401,
  passkey_refused: 422,
  proof_required: 403,
  proof_refused: 422,
  mail_not_set: 409,
  too_many_passkeys: 409,
  // Money.
  trial_used: 409,
  wrong_plan: 409,
  amount_mismatch: 409,
  order_not_approved: 409,
  order_not_captured: 409,
  order_used_up: 409,
  order_refunded: 409,
  payment_unavailable: 503,
  already_replied: 409,
  posting_suspended: 403,
  exercise_not_available: 422,
  plan_busy: 409,
  too_many_plans: 409,
  too_many_foods: 409,
  page_unreadable: 422,
  no_recipe: 422,
  too_many_reminders: 409,
  too_many_medicines: 409,
  list_full: 409,
  checked_lately: 409,
  too_many_shares: 409,
  not_shared_now: 409,
  // The team's page of releases.
  nothing_before: 422,
  revision_unusable: 422,
  not_being_tried: 422,
  registry_changed: 409,
} as const satisfies Record<string, ErrorStatus>;

export type ErrorCode = keyof typeof errorStatus;

/** The one shape of every refusal and failure. `field` names the first wrong field, dotted for nested ones. */
export const errorBody = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as ErrorCode[]),
  message: z.string(),
  field: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
