import type { UserEntity } from './user.entity';

/** Line breaks and marks that turn words around, and whatever a mail program makes a link of. */
const MISLEADING = /[\p{C}\p{Zl}\p{Zp}/]|www\.|[^\s.]\.\p{L}{2}/iu;
const LONGEST = 60;

/**
 * What a mail calls her. Whoever registers with another's address chooses the name too: it must not become the
 * message that we bring to her.
 */
export function spokenNameOf({ name, email }: Pick<UserEntity, 'name' | 'email'>): string {
  // The part before the @ says nothing that she does not know.
  if (email.startsWith(`${name.toLowerCase()}@`)) return name;
  return name.length > LONGEST || MISLEADING.test(name) ? 'there' : name;
}
