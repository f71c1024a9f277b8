import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const PROGRAM = `
  const [libsql, file, sql] = process.argv.slice(1);
  const connection = new (require(libsql))(file);
  connection.exec(sql);
  process.stdout.write('done');
  setInterval(() => {}, 1000);
`;

/** Another process that holds a file. */
export class OtherProgram {
  private constructor(private readonly child: ChildProcess) {}

  static async start(file: string, sql: string): Promise<OtherProgram> {
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const child = spawn(process.execPath, ['-e', PROGRAM, libsql, file, sql], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return new OtherProgram(child);
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
