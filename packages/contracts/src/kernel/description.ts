import { z } from 'zod';
import { codesOf } from './error-codes';
import type { Contract } from './contract';

export type DescribedSchema = Record<string, unknown>;

/** What one call takes and returns, as JSON schemas, and what it is refused with. */
export interface CallDescription {
  query?: DescribedSchema;
  body?: DescribedSchema;
  response?: DescribedSchema;
  /** Every code it can be refused with; descriptions from before they were written down say nothing. */
  errors?: string[];
}

const known = new WeakMap<Contract, CallDescription>();

/** An endpoint in words that outlive this build. */
export function describeEndpoint(endpoint: Contract): CallDescription {
  const description = known.get(endpoint) ?? newDescription(endpoint);
  known.set(endpoint, description);
  return description;
}

function newDescription(endpoint: Contract): CallDescription {
  const { query, body, response } = endpoint;
  return {
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    response: schemaOf(response, 'output'),
    errors: [...codesOf(endpoint)],
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as DescribedSchema;
