import type { OpenedFiles, Registry } from '@nestwell/contracts/delivery/server';
import { at, within, type ManifestOf } from './offline-files';

/** Of what a device fetches of one module once she has opened it, as brotli sends it: beside what everybody keeps. */
export const MOST_ONCE_OPENED = 200_000;

/** What modules want kept for who has opened it, in the versions that are current. */
export async function onceOpenedOf({ remotes }: Registry, manifestOf: ManifestOf): Promise<OpenedFiles[]> {
  const asked = Object.entries(remotes).filter(([, { offline = [] }]) =>
    offline.some(({ onceOpened }) => onceOpened),
  );
  const found = await Promise.all(
    asked.map(async ([id, { version }]) => {
      const built = await manifestOf(id, version);
      if (built?.onceOpened === undefined) return [];
      const folder = `/r/${id}/${version}/`;
      const { marks, files } = built.onceOpened;
      const named = files.flatMap((path) => built.files.find((file) => file.path === path) ?? []);
      return {
        id,
        marks: marks.map((path) => folder + path),
        files: within(MOST_ONCE_OPENED, named.map(at(folder))),
      };
    }),
  );
  return found.flat();
}
