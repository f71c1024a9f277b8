import { environments } from '@nestwell/contracts/delivery/server';
import { z } from 'zod';
import { owners, releaseKey } from './release-trust';
import { readDatabaseAddress } from './database-address';
import { fromLine } from './secrets';
import { trustProxy } from './trust-proxy';

const optional = <S extends z.ZodType>(schema: S) =>
  // An empty variable is one that is not set.
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

const secrets = z.string().transform((line, context) => {
  try {
    return fromLine(line);
  } catch (error) {
    const message = `is not what \`pnpm secrets new\` or \`pnpm secrets show\` printed: ${(error as Error).message}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

const databaseUrl = z.string().superRefine((url, context) => {
  try {
    readDatabaseAddress(url);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: optional(z.string()),
  DATA_DIR: z.string().default('.data'),
  SITE_DIR: optional(z.string()),
  ENVIRONMENT: optional(z.enum(environments, 'must be production or staging')),
  RELEASES_URL: optional(
    z.string().regex(/^s3:\/\/[\w.-]+(\/[\w./-]*)?(\?.+)?$/, 'must look like s3://bucket/prefix?region=…'),
  ),
  RELEASE_OWNERS: optional(owners),
  RELEASE_KEY: optional(releaseKey),
  DATABASE_URL: optional(databaseUrl),
  REDIS_URL: optional(
    z.string().regex(/^rediss?:\/\/[^/]+/, 'must look like redis://user:password@host:6379'),
  ),
  SECRETS: optional(secrets),
  SESSION_IDLE_DAYS: z.coerce.number('must be a number of days').int().min(1).max(400).default(180),
  SESSION_LONGEST_DAYS: z.coerce.number('must be a number of days').int().min(1).max(400).default(400),
  LOGIN_VERIFICATION: optional(z.enum(['off', 'admins', 'everyone'], 'must be off, admins or everyone')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/.+/, 'must look like smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string().max(200)),
  PAYPAL_CLIENT_ID: optional(z.string().min(10, 'must be the client id PayPal gave')),
  PAYPAL_CLIENT_SECRET: optional(z.string().min(10, 'must be the secret PayPal gave')),
  PAYPAL_WEBHOOK_ID: optional(z.string().min(5, 'must be the webhook id PayPal gave')),
  PAYPAL_ENVIRONMENT: optional(z.enum(['sandbox', 'production'], 'must be sandbox or production')),
  FDC_API_KEY: optional(z.string().min(8, 'must be a key of USDA FoodData Central')),
  OFF_URL: webUrl.default('https://world.openfoodfacts.org'),
  US_TAX_RATES: optional(z.string()),
  EPDS_FILE: optional(z.string()),
  PUBLIC_URL: optional(webUrl),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address')),
  SUPPORT_PHONE: optional(z.string().max(40)),
  BABY_DEVELOPMENT_URL: optional(webUrl),
  BABY_MONTHS_URL: optional(webUrl),
  EXERCISE_LIBRARY_URL: optional(webUrl),
  PUSH_SERVICES: optional(
    z.string().regex(/^[\w.:/-]+(,[\w.:/-]+)*$/, 'must be host names or origins, separated by commas'),
  ),
  SERVICE_WORKER: optional(z.enum(['on', 'off'], 'must be on or off')),
  CLOCK: optional(z.enum(['system', 'movable'], 'must be system or movable')),
  TRUST_PROXY: optional(trustProxy),
  REGISTRATIONS_PER_HOUR: z.coerce.number('must be a number').int().min(1).default(30),
  MOST_STREAMS: z.coerce.number('must be a number').int().min(0).max(100_000).default(2000),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl),
  METRICS_PORT: optional(z.coerce.number('must be a port number').int().min(0).max(65_535)),
  DRAIN_MS: z.coerce.number('must be a number of milliseconds').int().min(0).max(60_000).default(0),
  PATIENCE_MS: z.coerce.number('must be a number of milliseconds').int().min(10).max(60_000).default(400),
  SSR_TIMEOUT_MS: optional(z.coerce.number('must be a number of milliseconds').int().min(0).max(60_000)),
  /** The former name of `SSR_TIMEOUT_MS`. */
  PAINTING_MS: optional(z.coerce.number('must be a number of milliseconds').int().min(0).max(60_000)),
  LOG_LEVEL: optional(
    z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
});

/** Everything that is read. */
export const environmentNames: ReadonlySet<string> = new Set(Object.keys(environment.shape));

export type Values = z.infer<typeof environment>;

export function parseEnvironment(env: NodeJS.ProcessEnv): Values {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The configuration is not valid:\n  ${lines.join('\n  ')}`);
}
