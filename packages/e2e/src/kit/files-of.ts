import { ownersIn } from '@nestwell/contracts/delivery';

/** Whether an address is a file of a module, or of one version of it: its own, or one that holds its entry with others'. */
export const isFileOf =
  (id: string, version?: string) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith(version ? `/r/${id}/${version}/` : `/r/${id}/`) ||
    ownersIn(pathname).some((owner) => (version ? owner === `${id}@${version}` : owner.startsWith(`${id}@`)));
