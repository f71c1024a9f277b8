import type { Contract } from '@nestwell/contracts/kernel/server';
import { build } from 'fast-json-stringify';
import { responseSchemaOf } from './response-schema';

type Serializer = (answer: unknown) => string;

const made = new WeakMap<Contract, Serializer>();

/**
 * Writes the responses of an endpoint, with the fields of its contract and no other. Compiled once for all applications
 * of the process.
 */
export function serializerOf(endpoint: Contract): Serializer {
  const serialize = made.get(endpoint) ?? build(responseSchemaOf(endpoint.response));
  made.set(endpoint, serialize);
  return serialize;
}
