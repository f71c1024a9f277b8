import {
  commandGroups,
  gateVerdicts,
  type GateVerdict,
  type RegisteredRemote,
  type Registry,
} from '@nestwell/contracts/delivery';
import { z } from 'zod';

const file = z.object({ url: z.string().startsWith('/'), integrity: z.string().startsWith('sha') });
/** By the page's path. */
const pageFiles = z.record(z.string(), z.array(file));

const release = z.looseObject({
  version: z.string().min(1),
  scope: z.string().min(1),
  entry: file,
  entryChunks: z.array(file).optional(),
  css: z.array(file),
  server: file.extend({ styles: pageFiles.optional(), scripts: pageFiles.optional() }).optional(),
  pages: z.array(z.looseObject({ path: z.string().startsWith('/'), title: z.string() })),
  widgets: z.array(z.looseObject({ slot: z.string(), height: z.number().optional() })),
  contract: z.int(),
  owner: z.string().optional(),
  builtWith: z.record(z.string(), z.string()).optional(),
  offline: z.array(z.looseObject({ page: z.string().startsWith('/') })).optional(),
  shortcuts: z
    .array(z.looseObject({ name: z.string(), page: z.string().startsWith('/'), open: z.string() }))
    .optional(),
  commands: z
    .array(
      z.looseObject({ name: z.string(), page: z.string().startsWith('/'), group: z.enum(commandGroups) }),
    )
    .optional(),
});

const canary = z.object({
  release,
  share: z.number().min(1).max(99),
  since: z.iso.datetime(),
  securityFix: z.boolean().optional(),
});

const registered = release.extend({
  lastGood: release.optional(),
  canary: canary.optional(),
  since: z.iso.datetime().optional(),
  securityFix: z.boolean().optional(),
  preview: z.string().optional(),
});

const change = z.object({
  at: z.string(),
  by: z.string(),
  why: z.string(),
  id: z.string(),
  from: z.string().optional(),
  to: z.string(),
  commit: z.string().optional(),
  gate: z.enum(gateVerdicts).optional(),
  owner: z.string().optional(),
  share: z.number().optional(),
  securityFix: z.boolean().optional(),
});

/** What was decided, by whom and why; kept with each revision. */
export interface Change {
  at: string;
  by: string;
  why: string;
  /** The remote whose current version changed, and how; `*` where a whole former revision was restored. */
  id: string;
  from?: string;
  to: string;
  /** The commit that a release was built from, where its tree was clean. */
  commit?: string;
  /** Undefined where there was no gate to pass. */
  gate?: GateVerdict;
  /** The team that answers for the module, as its release says. */
  owner?: string;
  /** How many of a hundred members get `to`, where not all do. */
  share?: number;
  /** That only a person takes `to` back. */
  securityFix?: boolean;
}

export interface Revision {
  registry: Registry;
  change: Change;
}

const revision = z.object({
  registry: z.object({ rev: z.int().min(1), remotes: z.record(z.string(), registered) }),
  change,
});

/** What stands in place of a revision that its storage does not believe. */
const refusal = z.strictObject({ refused: z.string() });

/** A revision as it was stored, read whole; where any part of it is not what it must be, the first such part by name. */
export function revisionFrom(bytes: Buffer): Revision | { problem: string } {
  let stored: unknown;
  try {
    stored = JSON.parse(bytes.toString());
  } catch {
    return { problem: 'it is no JSON' };
  }
  const refused = refusal.safeParse(stored);
  if (refused.success) return { problem: refused.data.refused };
  const read = revision.safeParse(stored);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { problem: `${issue?.path.join('.') ?? 'it'}: ${issue?.message ?? 'is not right'}` };
  }
  const { registry, change: decided } = read.data;
  const remotes = registry.remotes as Record<string, RegisteredRemote>;
  return { registry: { rev: registry.rev, remotes }, change: decided };
}
