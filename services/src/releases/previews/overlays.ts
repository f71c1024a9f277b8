import { Injectable } from '@nestjs/common';
import type { Overlay, Registry } from '@nestwell/contracts/delivery/server';
import { registryFor } from '@nestwell/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { addressOf } from '../../platform/http/address';
import type { SessionUser } from '../../platform/session-user';
import { ReleaseStore } from '../registry/release-store';
import { combined, isLocal, readChoice, type Chosen } from './choice';
import type { Asked } from './confirmation';
import { choiceIn, keepChoice } from './overlay-cookie';
import { maySee } from './may-preview';

export interface Overlaid {
  registry: Registry;
  /** Undefined where this browser sees what everybody sees. */
  overlay?: Overlay;
}

/** Lets one browser see the whole site with some remotes swapped. */
@Injectable()
export class Overlays {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly config: Config,
  ) {}

  /**
   * What the address asks for (`?with=…`), as far as this browser may see it, and the address without it; undefined
   * where it asks nothing. Nothing begins here: an address is opened by whoever made the link.
   */
  asked(request: FastifyRequest, user: SessionUser | undefined): Asked | undefined {
    const url = addressOf(request);
    const words = url.searchParams.getAll('with').join(',');
    if (!url.searchParams.has('with')) return undefined;
    const choice = readChoice(words);
    // A page of a module may have a `with` of its own.
    if (choice.length === 0 && words !== '' && !words.includes('@')) return undefined;
    url.searchParams.delete('with');
    return {
      choice: choice.filter((chosen) => maySee(chosen, request, user, this.config)),
      to: url.pathname.replace(/^\/{2,}/, '/') + url.search,
    };
  }

  /** Keeps what was confirmed, beside what this browser saw before. */
  begin(request: FastifyRequest, reply: FastifyReply, user: SessionUser | undefined, asked: Asked): void {
    const choice = asked.choice.filter((chosen) => maySee(chosen, request, user, this.config));
    if (choice.length > 0) keepChoice(request, reply, combined(choiceIn(request), choice));
  }

  leave(request: FastifyRequest, reply: FastifyReply): void {
    keepChoice(request, reply, []);
  }

  /** The registry as this browser sees it: what is being tried, where it is her turn, and what it asked for. */
  async over(whole: Registry, request: FastifyRequest, user: SessionUser | undefined): Promise<Overlaid> {
    const registry = registryFor(whole, user?.id);
    const choice = choiceIn(request).filter((chosen) => maySee(chosen, request, user, this.config));
    if (choice.length === 0) return { registry };
    const overlay: Overlay = { shown: [], missing: [], local: [] };
    const remotes = { ...registry.remotes };
    for (const chosen of choice) await this.lay(chosen, remotes, overlay);
    return { registry: { ...registry, remotes }, overlay };
  }

  private async lay(chosen: Chosen, remotes: Registry['remotes'], overlay: Overlay): Promise<void> {
    const { id, name } = chosen;
    if (isLocal(chosen)) {
      overlay.local.push({ id, origin: name });
      return;
    }
    const release = await this.releases.previews.find(id, name);
    if (release === undefined) {
      overlay.missing.push({ id, name });
      return;
    }
    // Without a last good version: who looks at a preview wants to see it fail.
    remotes[id] = { ...release, preview: name };
    overlay.shown.push({ id, name, version: release.version });
  }
}
