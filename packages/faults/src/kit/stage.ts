import { Site, type SiteOptions } from '@nestwell/e2e/site';
import { Load } from './load';
import { registerMember, type Member } from './member';

interface Stoppable {
  stop(): Promise<void>;
}

/** What one fault is played on: whatever is kept here is stopped afterwards, last first. */
export class Stage {
  private readonly kept: Stoppable[] = [];
  private readonly sites: Site[] = [];
  private load?: Load;
  private someone?: Member;

  async keep<T extends Stoppable>(starting: Promise<T>): Promise<T> {
    const started = await starting;
    this.kept.push(started);
    return started;
  }

  /** The built site, with settings of the services. */
  async site(env: Record<string, string> = {}, options: Omit<SiteOptions, 'env'> = {}): Promise<Site> {
    const site = await this.keep(Site.start({ ...options, env: { LOG_LEVEL: 'warn', ...env } }));
    this.sites.push(site);
    return site;
  }

  /** Lines in the logs of its sites that help nobody. */
  get unhelpful(): string[] {
    return this.sites.flatMap((site) => site.unhelpful);
  }

  /** Begins to write to one site, or round several over the same data. */
  async writing(...sites: Site[]): Promise<Load> {
    const urls = sites.map(({ url }) => url);
    this.someone = await registerMember(urls[0] ?? '');
    this.load = new Load(urls, this.someone);
    await this.load.acknowledges();
    return this.load;
  }

  /** How a read of hers is answered. */
  async read(site: Site): Promise<number> {
    const headers = this.someone?.headers ?? {};
    return (await fetch(`${site.url}/api/users/${this.someone?.id}/meals?limit=1`, { headers })).status;
  }

  /** What `/readyz` says: 'ready', or the code of what is wrong. */
  async readiness(site: Site): Promise<string> {
    const answer = (await (await fetch(`${site.url}/readyz`)).json()) as { status?: string; code?: string };
    return answer.status ?? answer.code ?? '';
  }

  finish() {
    if (this.load === undefined) throw new Error('nothing was written');
    return this.load.finish();
  }

  async clear(): Promise<void> {
    for (const one of this.kept.reverse()) await one.stop();
  }
}
