import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { FolderStorage, type Storage } from '@nestwell/releases';
import { mapFolder, sourceMapPath } from '@nestwell/releases/source-maps';
import type { VersionHealth } from '@nestwell/contracts/delivery/server';
import { LRUCache } from 'lru-cache';
import { Config } from '../../platform/config/config';
import { filesFolder } from '../registry/files-folder';
import { ReleaseStore } from '../registry/release-store';

/** Parsed maps that are kept. A map never changes: its path holds a version or a content hash. */
const MAX_MAPS_KEPT = 16;
const MAX_MAP_BYTES = 8_000_000;
/** Of one answer: maps that are read, frames that are resolved, and milliseconds; what is left stays as it was reported. */
const MAX_MAPS_READ = 16;
const MAX_FRAMES = 2000;
const TIME_LIMIT_MS = 1500;

/** A position in a released script (a long port is `…` by then): `https://site/r/tea/v1/page.js:1:2345`, `/shell/main.1a2b3c4d.js:1:2345`. */
const POSITION =
  /(?:https?:\/\/[\w.:…-]{1,255})?\/(?:r\/([a-z][a-z0-9-]{0,39})\/([\w.-]{1,40})|shell)\/([\w.@~-]{1,200}\.js):(\d{1,7}):(\d{1,7})/g;

interface Budget {
  maps: number;
  frames: number;
  deadline: number;
}

/** Writes the stacks of errors in positions of the sources, by the source maps that are kept with each release. */
@Injectable()
export class SourceLines {
  private readonly maps = new LRUCache<string, TraceMap>({ max: MAX_MAPS_KEPT });
  private readonly shells: Storage;

  constructor(
    config: Config,
    private readonly releases: ReleaseStore,
  ) {
    this.shells = new FolderStorage(filesFolder(config.dataDir));
  }

  async inHealth(health: readonly VersionHealth[]): Promise<VersionHealth[]> {
    const budget = { maps: MAX_MAPS_READ, frames: MAX_FRAMES, deadline: Date.now() + TIME_LIMIT_MS };
    const resolved: VersionHealth[] = [];
    for (const version of health) {
      const messages: VersionHealth['messages'] = [];
      for (const message of version.messages)
        messages.push({ ...message, stack: await this.stackOf(message.stack, version, budget) });
      resolved.push({ ...version, messages });
    }
    return resolved;
  }

  private async stackOf(stack: string | null, of: VersionHealth, budget: Budget): Promise<string | null> {
    if (stack === null) return null;
    let text = '';
    let end = 0;
    for (const match of stack.matchAll(POSITION)) {
      const position = await this.positionOf(match, of, budget);
      text += stack.slice(end, match.index) + (position ?? match[0]);
      end = match.index + match[0].length;
    }
    return text + stack.slice(end);
  }

  /** Undefined where it is not known. Positions in other versions are nothing that this version reports. */
  private async positionOf(match: RegExpExecArray, of: VersionHealth, budget: Budget) {
    const [, id, version, script = '', line, column] = match;
    if ((id !== undefined && (id !== of.id || version !== of.version)) || budget.frames-- <= 0)
      return undefined;
    const map = await this.mapOf(id === undefined ? undefined : { id, version: of.version }, script, budget);
    if (map === undefined) return undefined;
    // Stacks count columns from 1, source maps from 0.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found.source === null ? undefined : `${found.source}:${found.line}:${found.column + 1}`;
  }

  private async mapOf(
    remote: { id: string; version: string } | undefined,
    script: string,
    budget: Budget,
  ): Promise<TraceMap | undefined> {
    const path = remote ? sourceMapPath(remote.id, remote.version, script) : `${mapFolder}${script}.map`;
    const key = remote ? path : `shell ${path}`;
    const kept = this.maps.get(key);
    if (kept !== undefined) return kept;
    const left = budget.deadline - Date.now();
    if (left <= 0 || budget.maps-- <= 0) return undefined;
    const read = (remote ? this.releases.storage : this.shells).read(path).catch(() => undefined);
    const late = Symbol('late');
    const bytes = await Promise.race([read, sleep(left, late, { ref: false })]);
    if (typeof bytes === 'symbol') return undefined;
    const map = bytes && parsed(bytes);
    if (map) this.maps.set(key, map);
    return map;
  }
}

/** Undefined where it is too large or no source map. */
function parsed(bytes: Buffer): TraceMap | undefined {
  if (bytes.length > MAX_MAP_BYTES) return undefined;
  try {
    return new TraceMap(bytes.toString());
  } catch {
    return undefined;
  }
}
