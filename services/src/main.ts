import { parts } from './app';
import { createApplication } from './platform/application';
import { readConfig } from './platform/config';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApplication(config, parts);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  await app.listen(config.port, config.host);
  process.stdout.write(`Nestwell is at ${config.publicUrl ?? `http://localhost:${config.port}`}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(
    `Nestwell could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
