import type { Contract } from './contract';
import type { EndpointShape } from './endpoint';
import type { ErrorCode } from './error';

/**
 * What follows from how a call is described. A session is asked for as soon as a call names a user, so an `open`
 * one can be refused for it too.
 */
const implied = {
  always: ['invalid', 'unauthorized', 'forbidden', 'foreign_origin', 'internal', 'unavailable'],
  // The database has a bad day.
  anyDay: ['conflict', 'busy', 'storage_full', 'read_only', 'damaged'],
  forSubscribers: ['subscription_required'],
  changing: ['too_large', 'unsupported_media_type'],
  idempotent: ['idempotency_key_reused', 'in_progress'],
  limited: ['too_many_requests'],
} as const satisfies Record<string, readonly ErrorCode[]>;

type Implied = { [rule in keyof typeof implied]: (typeof implied)[rule][number] };

/** Every code that a call can be refused with. */
export type CodeOf<E extends EndpointShape> = Contract extends E
  ? ErrorCode
  : | Implied['always' | 'anyDay']
    | (E extends { access: 'subscriber' } ? Implied['forSubscribers'] : never)
    | (E extends { method: 'GET' } ? never : Implied['changing'])
    | (E extends { idempotent: true } ? Implied['idempotent'] : never)
    | (E extends { limited: true } ? Implied['limited'] : never)
    | OwnCodeOf<E>;

/** Those that do not follow from how it is described: what can go wrong with this very call. */
export type OwnCodeOf<E extends EndpointShape> = E extends {
  errors: readonly (infer Own extends ErrorCode)[];
}
  ? Own
  : never;

/** The same at run time. */
export function codesOf<E extends EndpointShape>(endpoint: E): readonly CodeOf<E>[] {
  const { access, method, idempotent, limited, errors = [] } = endpoint;
  const codes: ErrorCode[] = [
    ...implied.always,
    ...implied.anyDay,
    ...(access === 'subscriber' ? implied.forSubscribers : []),
    ...(method === 'GET' ? [] : implied.changing),
    ...(idempotent ? implied.idempotent : []),
    ...(limited ? implied.limited : []),
    ...errors,
  ];
  return codes as CodeOf<E>[];
}
