import type { Contract } from '@nestwell/contracts/kernel/server';
import { z } from 'zod';
import type { ValidParts, ValidRequest } from './call';
import { badRequest, type ApiError } from './errors';
import { wordingOf } from './wording';

/** What a request says, as its contract reads it; throws 400 where the contract does not allow it. */
export function validPartsOf(endpoint: Contract, { params, query, body }: ValidRequest): ValidParts {
  return {
    params: parsed(endpoint.params, params),
    query: parsed(endpoint.query, query),
    // A body that is left out is an empty one, so that the answer names the field that is missing.
    body: parsed(endpoint.body, body ?? (endpoint.body ? {} : undefined)),
  };
}

/** Parses one part of a request, or throws 400 naming the first wrong field by its dotted name. */
export function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return refuseAny(value);
  const result = schema.safeParse(value, { reportInput: false, error: wordingOf });
  if (result.success) return result.data;
  throw refusalOf(result.error.issues);
}

function refuseAny(value: unknown): undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest('body', 'must be empty');
  const [name] = Object.keys(value);
  if (name !== undefined) throw badRequest(name, 'is not a field of this request');
  return undefined;
}

function refusalOf(issues: readonly z.core.$ZodIssue[]): ApiError {
  const issue = deepest(issues[0]);
  if (issue === undefined) return badRequest('body', 'is not valid');
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return badRequest([...path, issue.keys[0]].join('.'), 'is not a field of this request');
  }
  return badRequest(path.join('.') || 'body', issue.message);
}

/** Of a union's failures, the one that got furthest into the value says most about what is wrong. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const inner = issue.errors.map((issues) => deepest(issues[0])).filter((found) => found !== undefined);
  const furthest = inner.reduce<z.core.$ZodIssue | undefined>(
    (best, found) => (found.path.length > (best?.path.length ?? 0) ? found : best),
    undefined,
  );
  return furthest === undefined ? issue : { ...furthest, path: [...issue.path, ...furthest.path] };
}
