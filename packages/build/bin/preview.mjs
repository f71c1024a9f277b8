import { run } from './run.mjs';

await run('preview');
