import { z } from 'zod';
import { endpoint, text } from '../kernel';
import { gateVerdicts, markStates, type Registry } from './registry';

/**
 * What a browser measures of one version of a remote. `load`: milliseconds until its entry ran. `failure`: it could
 * not be used; `retry`: a further try; `fallback`: the version before took its place. `lcp` and `inp` in
 * milliseconds, `cls` in thousandths.
 */
export const signalNames = ['load', 'failure', 'retry', 'fallback', 'lcp', 'inp', 'cls'] as const;
export type SignalName = (typeof signalNames)[number];

/** Above these a measure counts as poor: what browsers' makers call so. */
export const poorAbove = { load: 4000, lcp: 4000, inp: 500, cls: 250 } as const;

const remoteId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const version = z.string().regex(/^[\w.-]{1,40}$/);

const signal = z.strictObject({
  id: remoteId,
  version,
  name: z.enum(signalNames),
  value: z.number().min(0).max(60_000),
});
export type Signal = z.infer<typeof signal>;

/** What a version asks of the shell around it. */
const needs = { version, contract: z.int(), slots: z.array(z.string()) };

const environmentState = z.strictObject({
  name: z.string(),
  rev: z.int(),
  remotes: z.array(
    z.strictObject({
      ...needs,
      id: remoteId,
      /** The team that answers for it; null where its build did not say. */
      owner: z.string().nullable(),
      since: z.string().nullable(),
      lastGood: z.string().nullable(),
      /** Null while nothing is known of it. */
      mark: z.enum(markStates).nullable(),
      /** The last good version, as far as it has to fit the shell. */
      before: z.strictObject(needs).nullable(),
      pages: z.array(z.string()),
    }),
  ),
});

/** One version's last 24 hours. Averages are null where nothing was measured; `poor` in hundredths of all. */
const versionHealth = z.strictObject({
  id: remoteId,
  version,
  loads: z.int(),
  failures: z.int(),
  retries: z.int(),
  fallbacks: z.int(),
  load: z.number().nullable(),
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  cls: z.number().nullable(),
  /** Loads and failures of each hour, oldest first. */
  hours: z.array(z.strictObject({ loads: z.int(), failures: z.int() })),
});
export type VersionHealth = z.infer<typeof versionHealth>;

const decision = z.strictObject({
  environment: z.string(),
  rev: z.int(),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  id: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  /** What a release was built from, where its tree was clean. */
  commit: z.string().nullable(),
  /** Null where there was no gate to pass. */
  gate: z.enum(gateVerdicts).nullable(),
  /** The team that answered for the module then. */
  owner: z.string().nullable(),
});

/** A library that the shell of this site lends to the modules, and which version each of them was built with. */
const sharedLibrary = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Current versions in this site's environment; null where a build did not say. */
  borrowers: z.array(z.strictObject({ id: remoteId, version, builtWith: z.string().nullable() })),
});

/** A name for a version that is in no registry: `nutrition@pr-42`. */
const namedPreview = z.strictObject({
  id: remoteId,
  name: z.string(),
  version,
  at: z.string(),
  by: z.string(),
});
export type NamedPreview = z.infer<typeof namedPreview>;

const overview = z.strictObject({
  /** The environment this site shows. */
  environment: z.string(),
  environments: z.array(environmentState),
  /** Revisions that cannot be used and are passed over, and what is wrong with each. */
  spoiled: z.array(z.strictObject({ environment: z.string(), rev: z.int(), problem: z.string() })),
  previews: z.array(namedPreview),
  /** Empty where the shell's build did not say what it lends. */
  shared: z.array(sharedLibrary),
  health: z.array(versionHealth),
  history: z.array(decision),
});
export type PlatformOverview = z.infer<typeof overview>;

export const platform = {
  registry: endpoint({
    method: 'GET',
    path: '/api/platform/registry',
    access: 'open',
    summary: 'The revision of the registry, and the registry where it is newer than the one known',
    query: z.strictObject({ known: z.coerce.number().int().min(0).max(99_999_999).optional() }),
    response: z.strictObject({ rev: z.int(), registry: z.custom<Registry>().optional() }),
  }),
  reportSignals: endpoint({
    method: 'POST',
    path: '/api/platform/signals',
    access: 'open',
    summary: 'What a browser measured of remotes; a beacon',
    body: z.strictObject({ signals: z.array(signal).min(1).max(60) }),
    response: z.void(),
    status: 204,
    limited: true,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/platform/overview',
    access: 'admin',
    summary: 'Versions by environment, their health, and who decided what',
    response: overview,
  }),
  rollBack: endpoint({
    method: 'POST',
    path: '/api/platform/rollbacks',
    access: 'admin',
    summary: 'Go back to the last good version of a remote, unless the registry changed since',
    body: z.strictObject({
      id: remoteId,
      rev: z.int().min(0).max(99_999_999),
      why: text(200),
    }),
    response: z.strictObject({ rev: z.int() }),
    status: 200,
    errors: ['nothing_before', 'registry_changed'],
  }),
} as const;
