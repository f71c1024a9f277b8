import type { UserEntity } from './user.entity';

/** Letters with what stands between them in names, and pictures; no sign of an address or a call. */
const NAME = /^[\p{L}\p{M}\p{N}\p{Zs}\p{Extended_Pictographic}.,'’‘ʼ`´·()-]+$/u;
/** Whatever a mail program makes a link of, or a reader. */
const LINK = /www\.|[^\s.]\.\p{L}{2}|\s\./iu;
/** Two digits may belong to a name; a telephone number or a code has more. */
const NUMBER = /(?:\p{N}\P{N}*){3}/u;
const LONGEST = 60;

/**
 * What a mail calls her. Whoever registers with another's address chooses the name too: it must not become the
 * message that we bring to her.
 */
export function spokenNameOf({ name, email }: Pick<UserEntity, 'name' | 'email'>): string {
  // The part before the @ says nothing that she does not know.
  if (email.startsWith(`${name.toLowerCase()}@`)) return name;
  return isName(name) ? name : 'there';
}

const isName = (text: string) =>
  text.length <= LONGEST && NAME.test(text) && !LINK.test(text) && !NUMBER.test(text);
