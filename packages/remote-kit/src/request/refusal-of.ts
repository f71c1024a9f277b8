import type { CodeOf, EndpointShape, OwnCodeOf } from '@nestwell/contracts/kernel';
import { HttpError } from './http-error';

export interface RefusalOf<E extends EndpointShape> extends Pick<HttpError, 'status' | 'field' | 'reason'> {
  /** One of the codes its contract lists; undefined for one that this build does not know. */
  code: CodeOf<E> | undefined;
}

/**
 * What a call was refused with: `refusalOf(nutrition.createMealPlan, error)?.code === 'too_many_plans'`. Undefined
 * where nobody refused it: the network failed, or we did.
 */
export function refusalOf<E extends EndpointShape>(endpoint: E, error: unknown): RefusalOf<E> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { status, field, reason } = error;
  return { status, field, reason, code: error.codeFor(endpoint) };
}

/**
 * What the codes of a call mean to a screen: each of the call's own, so that the compiler names one that is
 * forgotten, and of those that every call knows the ones that differ from the rest.
 */
export type MeaningsOf<E extends EndpointShape, Meaning> = Record<OwnCodeOf<E>, Meaning> &
  Partial<Record<CodeOf<E>, Meaning>>;
