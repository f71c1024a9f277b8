export const ANONYMOUS = 'Anonymous mom';
export const FORMER_MEMBER = 'Former member';

interface Authored {
  userId: string | null;
  anonymous: boolean;
}

export interface ShownAuthor {
  userId: string | null;
  user: { name: string };
}

/** What readers learn of an author: nothing where she wrote anonymously or has left. */
export function shownAuthor(
  { userId, anonymous }: Authored,
  names: ReadonlyMap<string, string>,
): ShownAuthor {
  if (userId === null) return { userId: null, user: { name: FORMER_MEMBER } };
  if (anonymous) return { userId: null, user: { name: ANONYMOUS } };
  const name = names.get(userId);
  return name === undefined ? { userId: null, user: { name: FORMER_MEMBER } } : { userId, user: { name } };
}
