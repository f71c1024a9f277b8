import { rspack, type Compiler } from '@rspack/core';
import { pageDataIds, type RegisteredRemote, type Registry } from '@nestwell/contracts/delivery';
import { examplePublicConfig } from '@nestwell/remote-kit/host/public-config';
import { builtManifest, developmentPort, hotRemotes } from './development';
import { pageEntry, widgetEntry } from './manifest-plugin';
import { pageTemplate } from './page-template';
import { folderOfRemote, remoteIds } from './places';
import { readDeclaration } from './read-declaration';

/** The shell's page under `pnpm dev`: its registry points at the remotes' own development servers. */
export class DevelopmentPagePlugin {
  apply(compiler: Compiler): void {
    new rspack.HtmlRspackPlugin({
      templateContent: async () =>
        pageTemplate({
          title: 'Nestwell',
          development: true,
          data: {
            [pageDataIds.registry]: await developmentRegistry(),
            [pageDataIds.config]: examplePublicConfig,
          },
        }),
    }).apply(compiler);
  }
}

async function developmentRegistry(): Promise<Registry> {
  const hot = hotRemotes();
  const remotes = await Promise.all(
    remoteIds().map(async (id) => [id, hot.includes(id) ? await underDevelopment(id) : asBuilt(id)] as const),
  );
  return { rev: 0, remotes: Object.fromEntries(remotes.filter(isThere)) };
}

export async function underDevelopment(id: string): Promise<RegisteredRemote> {
  const { contract, pages, widgets } = await readDeclaration(folderOfRemote(id));
  return {
    version: 'dev',
    scope: `${id}_dev`,
    entry: { url: `http://localhost:${developmentPort(id)}/remoteEntry.js`, integrity: '' },
    css: [],
    contract,
    pages: pages.map(pageEntry),
    widgets: widgets.map(widgetEntry),
  };
}

function asBuilt(id: string): RegisteredRemote | null {
  const built = builtManifest(id);
  if (!built) return null;
  const { version, scope, contract, entry, pages, widgets } = built;
  const url = `/r/${id}/${version}/${entry.path}`;
  return { version, scope, contract, pages, widgets, css: [], entry: { url, integrity: entry.integrity } };
}

const isThere = (entry: readonly [string, RegisteredRemote | null]): entry is [string, RegisteredRemote] =>
  entry[1] !== null;
