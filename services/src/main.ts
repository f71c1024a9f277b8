import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parts } from './app';
import { createApplication } from './platform/application';
import { readConfig } from './platform/config/read-config';
import { MOVABLE_CLOCK_WARNING } from './platform/config/movable-clock';
import { Leaving } from './platform/leaving';
import { openThingsInWords, whatStandsOpen } from './platform/config/what-stands-open';
import { preloadLibraries } from './preload';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Milliseconds for what is under way when the process is asked to end; what is answered by then is on disk. */
const LAST_WORDS = 7000;

async function start(): Promise<void> {
  // What is written is for this account alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  if (config.movableClock) process.stderr.write(MOVABLE_CLOCK_WARNING);
  const app = await createApplication(config, parts);
  endOnSignal(app, config.drainMs);
  await preloadLibraries();
  await app.listen(config.port, config.host);
  process.stdout.write(`Nestwell is at ${config.publicUrl ?? `http://localhost:${config.port}`}\n`);
  const open = openThingsInWords(whatStandsOpen(config));
  if (open !== undefined) process.stdout.write(open);
}

/** Asked to end, it says so at `/readyz` for a while first. A second signal ends it at once. */
function endOnSignal(app: NestFastifyApplication, drainMs: number): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      app.get(Leaving).begin();
      setTimeout(() => {
        endInTime();
        app.enableShutdownHooks([signal]);
        process.kill(process.pid, signal);
      }, drainMs);
    });
  }
}

function endInTime(): void {
  setTimeout(() => {
    process.stderr.write('Nestwell ends with work under way: it did not come to an end in time.\n');
    process.exit(1);
  }, LAST_WORDS).unref();
}

start().catch((error: unknown) => {
  process.stderr.write(
    `Nestwell could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
