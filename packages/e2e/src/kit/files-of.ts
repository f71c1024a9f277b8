/** Whether an address is a file of a module, or of one version of it. */
export const isFileOf =
  (id: string, version?: string) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith(version ? `/r/${id}/${version}/` : `/r/${id}/`);
