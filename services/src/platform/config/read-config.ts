import { resolve } from 'node:path';
import type { PaypalConfig, Settings } from './config';
import { parseEnvironment, type Values } from './environment';
import { hostOfMovableClock } from './movable-clock';
import { releaseTrust } from './release-trust';
import { siteAround } from './site';

/** Where the common browsers' push services live. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'web.push.apple.com',
];

/** Reads and checks the environment; a wrong value throws naming the variable and what it expects. */
export function readConfig(env: NodeJS.ProcessEnv, cwd = process.cwd()): Settings {
  const values = parseEnvironment(env);
  const siteDir = resolve(cwd, values.SITE_DIR ?? siteAround(cwd));
  // The same folder, whichever package of the checkout a command is run from.
  const dataDir = resolve(siteDir, values.DATA_DIR);
  const paypal = paypalOf(values);
  return {
    port: values.PORT,
    host: values.CLOCK === 'movable' ? hostOfMovableClock(values) : (values.HOST ?? '0.0.0.0'),
    siteDir,
    dataDir,
    environment: values.ENVIRONMENT ?? 'production',
    releasesUrl: values.RELEASES_URL,
    releaseTrust: releaseTrust(values.RELEASE_OWNERS, values.RELEASE_KEY),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    loginVerification: values.LOGIN_VERIFICATION ?? 'admins',
    sessions: { idleDays: values.SESSION_IDLE_DAYS, longestDays: values.SESSION_LONGEST_DAYS },
    mail: { url: values.SMTP_URL, from: values.MAIL_FROM ?? 'Nestwell <hello@nestwell.example>' },
    paypal,
    foodKey: values.FDC_API_KEY,
    productsUrl: values.OFF_URL.replace(/(?<!\/)\/+$/, ''),
    taxRatesFile: values.US_TAX_RATES && resolve(cwd, values.US_TAX_RATES),
    epdsFile: values.EPDS_FILE && resolve(cwd, values.EPDS_FILE),
    publicUrl: values.PUBLIC_URL?.replace(/(?<!\/)\/+$/, ''),
    pushServices: values.PUSH_SERVICES?.split(',') ?? PUSH_SERVICES,
    movableClock: values.CLOCK === 'movable',
    trustProxy: values.TRUST_PROXY ?? false,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    metricsPort: values.METRICS_PORT,
    tracesUrl: tracesUrlOf(values),
    drainMs: values.DRAIN_MS,
    patienceMs: values.PATIENCE_MS,
    mostStreams: values.MOST_STREAMS,
    ssrTimeoutMs: values.SSR_TIMEOUT_MS ?? values.PAINTING_MS ?? 500,
    logLevel: values.LOG_LEVEL ?? 'info',
    givenSecrets: values.SECRETS,
    publicConfig: publicPart(values, paypal),
  };
}

/** The variable names a collector, not its path. */
const tracesUrlOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector }: Values) =>
  collector && `${collector.replace(/(?<!\/)\/+$/, '')}/v1/traces`;

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

function publicPart(values: Values, paypal: PaypalConfig | undefined): Settings['publicConfig'] {
  return {
    babyDevelopmentUrl: values.BABY_DEVELOPMENT_URL ?? 'https://www.nhs.uk/pregnancy/week-by-week/',
    babyMonthsUrl: values.BABY_MONTHS_URL ?? 'https://www.cdc.gov/act-early/milestones/index.html',
    exerciseLibraryUrl: values.EXERCISE_LIBRARY_URL ?? null,
    codeAtLogin: values.LOGIN_VERIFICATION === 'everyone',
    supportEmail: values.SUPPORT_EMAIL ?? 'support@nestwell.example',
    supportPhone: values.SUPPORT_PHONE ?? '+1 (800) 555-0142',
    worksOffline: values.SERVICE_WORKER !== 'off',
    paymentProvider: paypal === undefined ? 'test' : 'paypal',
  };
}
