import { createHash } from 'node:crypto';
import type { Contract } from '@nestwell/contracts/kernel/server';
import type { AdminActionEntity } from './admin-action.entity';

const LONGEST = { about: 300, why: 500 } as const;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (part: unknown): Fields =>
  typeof part === 'object' && part !== null ? (part as Fields) : {};

const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

/** Found again when she is erased, and nobody can be read from it: ids hold more chance than anybody can try. */
export const whoseOf = (userId: string): Buffer =>
  createHash('sha256').update(`admin action ${userId}`).digest();

/** What a call by an admin is about and why, told from its contract; undefined for what is not recorded. */
export function entryOf(
  { audited, method, path }: Contract,
  { params, body }: { params?: unknown; body?: unknown },
): Pick<AdminActionEntity, 'what' | 'call' | 'about' | 'why'> | undefined {
  if (audited === undefined) return undefined;
  const fields = { ...fieldsOf(params), ...fieldsOf(body) };
  const about = audited.about.flatMap((name) => wordOf(fields[name]));
  return {
    what: audited.what,
    call: `${method} ${path}`,
    about: about.join(' ').slice(0, LONGEST.about).toWellFormed(),
    why: typeof fields.why === 'string' ? fields.why.slice(0, LONGEST.why).toWellFormed() : null,
  };
}

/** The member that an answer names as whose thing it was. */
export function memberIn({ audited }: Contract, answer: unknown): string | undefined {
  const named = audited?.whose?.split('.').reduce((part, name) => fieldsOf(part)[name], answer);
  return typeof named === 'string' ? named : undefined;
}
