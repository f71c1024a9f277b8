import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { folderOfRemote, remoteIds } from '@nestwell/build/places';
import { onlyName, readArguments } from '../arguments';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Builds a module again at each change and serves it from this machine, for a site that is asked to show it. */
export async function serve(words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  const id = onlyName(args, 'serve nutrition [--port 4201]');
  if (!remoteIds().includes(id))
    throw new Error(`There is no mfe-${id}; there are ${remoteIds().join(', ')}`);
  const port = Number(args.options.get('port') ?? 4201);
  const origin = `http://localhost:${port}`;
  const folder = join(folderOfRemote(id), '.build/local');
  process.env.NODE_ENV = 'production';
  const { watchLocal } = await import('@nestwell/build/commands/watch-local');
  await watchLocal({ folder: folderOfRemote(id), output: folder, origin });
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', origin).pathname;
    send(response, join(folder, path.replaceAll('..', '')));
  }).listen(port, 'localhost');
  console.log(`${id} is at ${origin}: open /?with=${id}@${origin}`);
  return new Promise(() => undefined);
}

function send(response: ServerResponse, file: string): void {
  const type = TYPES[extname(file)];
  const found = type !== undefined && existsSync(file);
  response.writeHead(found ? 200 : 404, {
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    ...(found && { 'content-type': type }),
  });
  if (found) createReadStream(file).pipe(response);
  else response.end();
}
