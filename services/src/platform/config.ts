import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import webPush from 'web-push';
import { z } from 'zod';
import { hostOfMovableClock } from './movable-clock';
import { siteAround } from './site';
import { trustProxy, type TrustedProxies } from './trust-proxy';

const optional = <S extends z.ZodType>(schema: S) =>
  // An empty variable is one that is not set.
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: optional(z.string()),
  DATA_DIR: z.string().default('.data'),
  SITE_DIR: optional(z.string()),
  ENVIRONMENT: optional(z.enum(['production', 'staging'], 'must be production or staging')),
  RELEASES_URL: optional(
    z.string().regex(/^s3:\/\/[\w.-]+(\/[\w./-]*)?(\?.+)?$/, 'must look like s3://bucket/prefix?region=…'),
  ),
  DATABASE_URL: optional(
    z.string().regex(/^mysql:\/\/[^/]+\/[^/?]+/, 'must look like mysql://user:password@host:3306/database'),
  ),
  LOGIN_VERIFICATION: optional(z.enum(['off', 'admins', 'everyone'], 'must be off, admins or everyone')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/.+/, 'must look like smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string().max(200)),
  PAYPAL_CLIENT_ID: optional(z.string().min(10, 'must be the client id PayPal gave')),
  PAYPAL_CLIENT_SECRET: optional(z.string().min(10, 'must be the secret PayPal gave')),
  PAYPAL_WEBHOOK_ID: optional(z.string().min(5, 'must be the webhook id PayPal gave')),
  PAYPAL_ENVIRONMENT: optional(z.enum(['sandbox', 'production'], 'must be sandbox or production')),
  FDC_API_KEY: optional(z.string().min(8, 'must be a key of USDA FoodData Central')),
  PUBLIC_URL: optional(webUrl),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address')),
  SUPPORT_PHONE: optional(z.string().max(40)),
  BABY_DEVELOPMENT_URL: optional(webUrl),
  EXERCISE_LIBRARY_URL: optional(webUrl),
  PUSH_SERVICES: optional(
    z.string().regex(/^[\w.:/-]+(,[\w.:/-]+)*$/, 'must be host names or origins, separated by commas'),
  ),
  CLOCK: optional(z.enum(['system', 'movable'], 'must be system or movable')),
  TRUST_PROXY: optional(trustProxy),
  REGISTRATIONS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(30),
  PATIENCE_MS: z.coerce.number('must be a number of milliseconds').int().min(10).max(60_000).default(400),
  LOG_LEVEL: optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
});

/** Where the common browsers' push services live. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'web.push.apple.com',
];

/** Keys made at the first start and kept in the data directory. */
export interface Secrets {
  /** Signs cookies. */
  cookieKey: string;
  /** Keys hashes of e-mail addresses. */
  emailKey: string;
  vapid: { publicKey: string; privateKey: string };
}

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId?: string;
  environment: 'sandbox' | 'production';
}

/** Everything the environment decides, read once at start. */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
  /** Absolute; where the built shell and remotes lie, each in `<app>/dist`. */
  abstract readonly siteDir: string;
  /** Absolute. */
  abstract readonly dataDir: string;
  /** Whose registry of remotes this site shows. */
  abstract readonly environment: 'production' | 'staging';
  /** `s3://…` where releases are kept; undefined for the data directory. */
  abstract readonly releasesUrl: string | undefined;
  abstract readonly databaseUrl: string | undefined;
  abstract readonly loginVerification: 'off' | 'admins' | 'everyone';
  abstract readonly mail: { url: string | undefined; from: string };
  abstract readonly paypal: PaypalConfig | undefined;
  abstract readonly foodKey: string | undefined;
  /** Where people reach the site, without a trailing slash; undefined means the address of each request. */
  abstract readonly publicUrl: string | undefined;
  /** Hosts (or whole origins) that push messages may be sent to. */
  abstract readonly pushServices: readonly string[];
  abstract readonly movableClock: boolean;
  /** Whose `X-Forwarded-For` is believed. */
  abstract readonly trustProxy: TrustedProxies;
  /** By one client. */
  abstract readonly registrationsPerHour: number;
  /** How long a call waits for its turn, in ms, before it is told to come again. */
  abstract readonly patienceMs: number;
  abstract readonly logLevel: string;
  abstract readonly secrets: Secrets;
  /** The part browsers may know. */
  abstract readonly publicConfig: PublicConfig;
}

/** Reads and checks the environment; a wrong value throws naming the variable and what it expects. */
export function readConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): Config {
  const values = parseEnvironment(env);
  const siteDir = resolve(cwd, values.SITE_DIR ?? siteAround(cwd));
  // The same folder, whichever package of the checkout a command is run from.
  const dataDir = resolve(siteDir, values.DATA_DIR);
  const paypal = paypalOf(values);
  const secrets = readSecrets(dataDir);
  return {
    port: values.PORT,
    host: values.CLOCK === 'movable' ? hostOfMovableClock(values) : (values.HOST ?? '0.0.0.0'),
    siteDir,
    dataDir,
    environment: values.ENVIRONMENT ?? 'production',
    releasesUrl: values.RELEASES_URL,
    databaseUrl: values.DATABASE_URL,
    loginVerification: values.LOGIN_VERIFICATION ?? 'admins',
    mail: { url: values.SMTP_URL, from: values.MAIL_FROM ?? 'Nestwell <hello@nestwell.example>' },
    paypal,
    foodKey: values.FDC_API_KEY,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    pushServices: values.PUSH_SERVICES?.split(',') ?? PUSH_SERVICES,
    movableClock: values.CLOCK === 'movable',
    trustProxy: values.TRUST_PROXY ?? false,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    patienceMs: values.PATIENCE_MS,
    logLevel: values.LOG_LEVEL ?? 'info',
    secrets,
    publicConfig: publicPart(values, paypal, secrets),
  };
}

type Values = z.infer<typeof environment>;

function parseEnvironment(env: NodeJS.ProcessEnv): Values {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The configuration is not valid:\n  ${lines.join('\n  ')}`);
}

function paypalOf(values: Values): PaypalConfig | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined)
    throw new Error('PAYPAL_CLIENT_ID must be set together with PAYPAL_CLIENT_SECRET');
  if (clientSecret === undefined)
    throw new Error('PAYPAL_CLIENT_SECRET must be set together with PAYPAL_CLIENT_ID');
  const environmentName = values.PAYPAL_ENVIRONMENT ?? 'sandbox';
  return { clientId, clientSecret, webhookId: values.PAYPAL_WEBHOOK_ID, environment: environmentName };
}

function publicPart(values: Values, paypal: PaypalConfig | undefined, secrets: Secrets): PublicConfig {
  return {
    babyDevelopmentUrl: values.BABY_DEVELOPMENT_URL ?? 'https://www.nhs.uk/pregnancy/week-by-week/',
    exerciseLibraryUrl:
      values.EXERCISE_LIBRARY_URL ?? 'https://www.acog.org/womens-health/faqs/exercise-after-pregnancy',
    supportEmail: values.SUPPORT_EMAIL ?? 'support@nestwell.example',
    supportPhone: values.SUPPORT_PHONE ?? '+1 (800) 555-0142',
    paymentProvider: paypal === undefined ? 'test' : 'paypal',
    pushPublicKey: secrets.vapid.publicKey,
  };
}

function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    const made: Secrets = {
      cookieKey: randomBytes(32).toString('base64url'),
      emailKey: randomBytes(32).toString('base64url'),
      vapid: webPush.generateVAPIDKeys(),
    };
    // Of two instances that start at once over one directory, the second must not overwrite the first's keys.
    writeOnce(file, JSON.stringify(made, null, 2));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
