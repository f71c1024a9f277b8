/** Words that nobody else writes. */
const MARK = /zq[0-9a-z]{10}qz/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** A session token, as it stands in a cookie. */
const TOKEN = /[\w-]{32,}/g;

/** Whose which words, ids and session tokens are. An account that was erased stays an owner: of what nobody may see. */
export class Marks {
  private readonly owners = new Map<string, string>();

  constructor(private readonly random: () => number) {}

  word(owner: string): string {
    let letters = '';
    while (letters.length < 10) letters += Math.floor(this.random() * 36).toString(36);
    return this.learn(owner, `zq${letters}qz`);
  }

  learn(owner: string, secret: string): string {
    this.owners.set(secret, owner);
    return secret;
  }

  /** A token is the value of the cookie, as it is sent. */
  learnCookie(owner: string, cookie: string): void {
    for (const [token] of cookie.matchAll(TOKEN)) this.learn(owner, token);
  }

  /** What stands in this text and is another's, each with whose it is. */
  foreignIn(text: string, owner: string): string[] {
    const found = new Set<string>();
    for (const pattern of [MARK, UUID, TOKEN])
      for (const [secret] of text.matchAll(pattern)) {
        const whose = this.owners.get(secret);
        if (whose !== undefined && whose !== owner) found.add(`${secret} of ${whose}`);
      }
    return [...found];
  }
}
