import { createPublicKey } from 'node:crypto';
import { z } from 'zod';

const EVERYTHING = '*';

const publicKey = z.string().refine(isPublicKey, 'must be what `pnpm mfe key` printed as the public key');

const owners = z.record(
  z.string().min(2),
  z.strictObject({
    keys: z.array(publicKey).min(1),
    /** Ids of modules; `*` for a team that looks after all of them. */
    modules: z.array(z.string().min(1)).min(1),
  }),
);

/** Which team may release which modules, by its keys: `{"Food":{"keys":["MCow…"],"modules":["nutrition"]}}`. */
export class Owners {
  private constructor(private readonly teams: z.infer<typeof owners>) {}

  /** Throws saying what is wrong, and where. */
  static from(text: string): Owners {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new Error('must be JSON: {"Food":{"keys":["MCow…"],"modules":["nutrition"]}}');
    }
    const read = owners.safeParse(json);
    if (read.success) return new Owners(read.data);
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not right'}`);
  }

  /** The team whose key it is; undefined for a stranger's. */
  teamOf(key: string): string | undefined {
    return Object.entries(this.teams).find(([, { keys }]) => keys.includes(key))?.[0];
  }

  mayChange(team: string, id: string): boolean {
    const modules = this.teams[team]?.modules ?? [];
    return modules.includes(EVERYTHING) || modules.includes(id);
  }

  mayChangeAll(team: string): boolean {
    return this.teams[team]?.modules.includes(EVERYTHING) ?? false;
  }

  /** Why a key may not release a module; undefined where it may. */
  refusal(id: string, key: string | undefined): string | undefined {
    const team = key === undefined ? undefined : this.teamOf(key);
    if (team !== undefined && this.mayChange(team, id)) return undefined;
    const may = Object.keys(this.teams).filter((name) => this.mayChange(name, id));
    const who = team === undefined ? 'your key is of no team' : `your key is of ${team}`;
    return `${id} is released by ${may.join(' or ') || 'nobody'}, and ${key === undefined ? 'RELEASE_KEY is not set' : who}`;
  }
}

function isPublicKey(text: string): boolean {
  try {
    const key = { key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' } as const;
    return createPublicKey(key).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
