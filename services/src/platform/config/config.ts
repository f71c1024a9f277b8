import type { Environment } from '@nestwell/contracts/delivery/server';
import type { PublicConfig } from '@nestwell/contracts/kernel/server';
import type { Trust } from '@nestwell/releases';
import type { Secrets } from './secrets';
import type { TrustedProxies } from './trust-proxy';

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId?: string;
  environment: 'sandbox' | 'production';
}

/** What the environment decides, read once at start. */
export abstract class Settings {
  abstract readonly port: number;
  abstract readonly host: string;
  /** Absolute; where the built shell and remotes lie, each in `<app>/dist`. */
  abstract readonly siteDir: string;
  /** Absolute. */
  abstract readonly dataDir: string;
  /** Whose registry of remotes this site shows. */
  abstract readonly environment: Environment;
  /** `s3://…` where releases are kept; undefined for the data directory. */
  abstract readonly releasesUrl: string | undefined;
  /** Who may release what, and the key this site decides with. */
  abstract readonly releaseTrust: Trust;
  abstract readonly databaseUrl: string | undefined;
  /** Where tries are counted; undefined for the database. */
  abstract readonly redisUrl: string | undefined;
  abstract readonly loginVerification: 'off' | 'admins' | 'everyone';
  /** When a session ends that is not used, and one that is. */
  abstract readonly sessions: { idleDays: number; longestDays: number };
  abstract readonly mail: { url: string | undefined; from: string };
  abstract readonly paypal: PaypalConfig | undefined;
  abstract readonly foodKey: string | undefined;
  /** Of Open Food Facts, without a trailing slash. */
  abstract readonly productsUrl: string;
  /** Absolute; replaces built-in sales tax rates of American states. */
  abstract readonly taxRatesFile: string | undefined;
  /** The licensed words of EPDS, where the site may use them. */
  abstract readonly epdsFile: string | undefined;
  /** Where people reach the site, without a trailing slash; undefined means the address of each request. */
  abstract readonly publicUrl: string | undefined;
  /** Hosts (or whole origins) that push messages may be sent to. */
  abstract readonly pushServices: readonly string[];
  abstract readonly movableClock: boolean;
  /** Whose `X-Forwarded-For` is believed. */
  abstract readonly trustProxy: TrustedProxies;
  /** By one client. */
  abstract readonly registrationsPerHour: number;
  /** Where Prometheus asks; undefined where nobody does. */
  abstract readonly metricsPort: number | undefined;
  /** Where OpenTelemetry’s traces are sent; undefined where nobody keeps any. */
  abstract readonly tracesUrl: string | undefined;
  /** How long a process that is asked to end serves on, in ms, while `/readyz` says that it will not. */
  abstract readonly drainMs: number;
  /** How long a call waits for its turn, in ms, before it is told to come again. */
  abstract readonly patienceMs: number;
  /** Browsers that one instance tells of changes at once. */
  abstract readonly mostStreams: number;
  /** How long a page waits for its render on the server, in ms; at 0 the browser renders it alone. */
  abstract readonly ssrTimeoutMs: number;
  abstract readonly logLevel: string;
  /** `SECRETS`; undefined where the data folder keeps them. */
  abstract readonly givenSecrets: Secrets | undefined;
  abstract readonly publicConfig: Omit<PublicConfig, 'pushPublicKey' | 'shapes'>;
}

/** The same with the keys, which are known once the data has shown that they are its own. */
export abstract class Config extends Settings {
  abstract readonly secrets: Secrets;
  /** The part browsers may know. */
  abstract override readonly publicConfig: Omit<PublicConfig, 'shapes'>;
}

export function withSecrets(settings: Settings, secrets: Secrets): Config {
  // Announcements come through the site's worker.
  const pushPublicKey = settings.publicConfig.worksOffline ? secrets.vapid.publicKey : null;
  const publicConfig = { ...settings.publicConfig, pushPublicKey };
  return { ...settings, secrets, publicConfig };
}
