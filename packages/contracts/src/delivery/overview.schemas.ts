import { z } from 'zod';
import { markStates, gateVerdicts } from './registry';
import { faultNames } from './signals';
import { version, remoteId } from './signals.schemas';

/** What the gate last found of a version, also where it was forced past it. */
export const gateLook = z.strictObject({
  at: z.string(),
  by: z.string(),
  seconds: z.number(),
  /** Whether all was known from an earlier look at the same. */
  remembered: z.boolean(),
  /** Null for what was not reached, since something before it did not hold. */
  steps: z.array(z.strictObject({ name: z.string(), found: z.array(z.string()).nullable() })),
});
export type GateLook = z.infer<typeof gateLook>;

/** What is known of a version in an environment, since when and why. */
export const versionMark = z.strictObject({ state: z.enum(markStates), at: z.string(), why: z.string() });
export type VersionMark = z.infer<typeof versionMark>;

/** A version that was current or fallen back to, and what is known of it. */
const formerVersion = z.strictObject({ version, mark: versionMark.nullable() });
export type FormerVersion = z.infer<typeof formerVersion>;

/** What a version asks of the shell around it. */
const needs = { version, contract: z.int(), slots: z.array(z.string()) };

const environmentState = z.strictObject({
  name: z.string(),
  rev: z.int(),
  /** Of the revision's text: a number may be given anew where a person removed a revision. */
  digest: z.string().optional(),
  remotes: z.array(
    z.strictObject({
      ...needs,
      id: remoteId,
      /** The team that answers for it; null where its build did not say. */
      owner: z.string().nullable(),
      since: z.string().nullable(),
      /** Only a person takes it back. */
      securityFix: z.boolean(),
      lastGood: z.string().nullable(),
      /** Null while nothing is known of it. */
      mark: z.enum(markStates).nullable(),
      /** Null where its gate never looked at it. */
      look: gateLook.nullable(),
      /** Where a rollback goes: never to what is known to be bad. Null where there is nothing. */
      backTo: z.string().nullable(),
      /** The latest first, the current one among them. */
      versions: z.array(formerVersion),
      /** The last good version, as far as it has to fit the shell. */
      before: z.strictObject(needs).nullable(),
      /** The version that a share of the members gets, in percent, while it is compared with the current one. */
      canary: z
        .strictObject({
          ...needs,
          share: z.int(),
          since: z.string(),
          securityFix: z.boolean(),
          look: gateLook.nullable(),
        })
        .nullable(),
      pages: z.array(z.string()),
    }),
  ),
});

/** Half, three quarters and 95 of a hundred browsers measured this or less; within a twentieth. */
const percentiles = z.strictObject({ p50: z.number(), p75: z.number(), p95: z.number() });
export type Percentiles = z.infer<typeof percentiles>;

/** What a version's errors say, those that members told first. */
const versionError = z.strictObject({
  name: z.enum(faultNames),
  message: z.string(),
  stack: z.string().nullable(),
  /** How many told it, and how many of them are members who were there before the version. */
  count: z.int(),
  members: z.int(),
  lastAt: z.string(),
});
export type VersionError = z.infer<typeof versionError>;

/** One version's last 24 hours. Percentiles are null where nothing was measured. */
const versionHealth = z.strictObject({
  id: remoteId,
  version,
  loads: z.int(),
  /** `failure` and `frozen` together. */
  failures: z.int(),
  frozen: z.int(),
  /** Thrown where nothing waited for it. */
  errors: z.int(),
  retries: z.int(),
  fallbacks: z.int(),
  /** What counts when a version is judged: told by members who were there before it, each once a day. */
  members: z.strictObject({ loads: z.int(), failures: z.int() }),
  load: percentiles.nullable(),
  lcp: percentiles.nullable(),
  inp: percentiles.nullable(),
  cls: percentiles.nullable(),
  blocked: percentiles.nullable(),
  messages: z.array(versionError),
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
  /** How many of a hundred members get it, where not all do. */
  share: z.int().nullable(),
  securityFix: z.boolean(),
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

/** Something that this site's configuration leaves open, and the variable that closes it. */
const openThing = z.strictObject({ what: z.string(), closedBy: z.string() });
export type OpenThing = z.infer<typeof openThing>;

export const overview = z.strictObject({
  /** The environment this site shows. */
  environment: z.string(),
  /** Where releases are kept. */
  keptIn: z.enum(['bucket', 'folder']),
  /** When the registries were read; while they cannot be reached, what was read last is told. */
  readAt: z.string(),
  reachable: z.boolean(),
  /** Versions of the shell that browsers may run. */
  shells: z.int(),
  /** Whether production takes only what staging has shown. */
  stagingFirst: z.boolean(),
  environments: z.array(environmentState),
  /** Revisions that cannot be used and are passed over, and what is wrong with each. */
  spoiled: z.array(z.strictObject({ environment: z.string(), rev: z.int(), problem: z.string() })),
  /** The worst first. */
  open: z.array(openThing),
  previews: z.array(namedPreview),
  /** Empty where the shell's build did not say what it lends. */
  shared: z.array(sharedLibrary),
  health: z.array(versionHealth),
  history: z.array(decision),
  /** Versions that too many cannot use and that do not go back by themselves. */
  alarms: z.array(z.strictObject({ id: remoteId, version, why: z.string() })),
});
export type PlatformOverview = z.infer<typeof overview>;
