import type { User } from '@nestwell/contracts/account';
import type { PublicConfig } from '@nestwell/contracts/kernel';
import type { FakeAnswer } from '../testing/answers';

/** One situation a module is looked at in. */
export interface Scenario {
  /** Default: a member in week 24; null for a visitor. */
  user?: User | null;
  answers?: readonly FakeAnswer[];
  config?: Partial<PublicConfig>;
}

export interface Preview {
  /** By the name the switch shows; the first one is shown first. */
  scenarios: Record<string, Scenario>;
}
