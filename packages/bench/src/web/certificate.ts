import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A certificate of localhost for one run, which the browser of the run is told to trust. */
export class Certificate {
  private constructor(
    private readonly folder: string,
    /** Certificate and key in one PEM file. */
    readonly file: string,
    /** What Chromium is started with. With an error of the certificate it would keep nothing in its cache. */
    readonly trusted: string,
  ) {}

  static async make(): Promise<Certificate> {
    const folder = await mkdtemp(join(tmpdir(), 'nestwell-bench-'));
    const [file, key] = [join(folder, 'site.pem'), join(folder, 'key.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['-nodes', '-days', '2', '-keyout', key, '-out', file];
    await promisify(execFile)('openssl', ['req', '-x509', ...curve, ...name, ...made]);
    const { publicKey } = new X509Certificate(await readFile(file));
    const spki = publicKey.export({ type: 'spki', format: 'der' });
    await appendFile(file, await readFile(key));
    const hash = createHash('sha256').update(spki).digest('base64');
    return new Certificate(folder, file, `--ignore-certificate-errors-spki-list=${hash}`);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}
