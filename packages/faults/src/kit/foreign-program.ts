import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = `
  const [libsql, file, sql] = process.argv.slice(1);
  const connection = new (require(libsql))(file, { timeout: 5000 });
  connection.exec(sql);
  process.stdout.write('done');
  setInterval(() => {}, 1000);
`;

/** Another program that has run some SQL on the services' file, and holds what that locked. */
export class ForeignProgram {
  private constructor(private readonly child: ChildProcess) {}

  static async start(file: string, sql: string): Promise<ForeignProgram> {
    const libsql = fileURLToPath(import.meta.resolve('libsql'));
    const child = spawn(process.execPath, ['-e', PROGRAM, libsql, file, sql], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return new ForeignProgram(child);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
