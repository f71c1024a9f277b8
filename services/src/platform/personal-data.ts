import { Injectable } from '@nestjs/common';

/** How one area hands out and removes everything it keeps about a person. */
export interface PersonalDataHandler {
  /** The area's folder name; its export appears under it. */
  area: string;
  /** Everything about her, as plain JSON. */
  export(userId: string): Promise<unknown>;
  /**
   * Removes the ways by which an account is entered, or its owner is written to or charged. Runs first, in the
   * transaction that begins the erasure: little at a time.
   */
  close?(userId: string): Promise<void>;
  /**
   * Removes a bounded part of what one person can have thousands of, in a transaction of its own; false when nothing
   * of that was left. Called again and again before `erase`.
   */
  eraseSome?(userId: string): Promise<boolean>;
  /** Removes the rest. Runs inside one transaction with all other areas, and may run again after a failure. */
  erase(userId: string): Promise<void>;
}

/** Every area that has tables registers here; export and erase of an account go through all of them. */
@Injectable()
export class PersonalData {
  private readonly handlers = new Map<string, PersonalDataHandler>();

  register(handler: PersonalDataHandler): void {
    if (this.handlers.has(handler.area))
      throw new Error(`${handler.area} registered its personal data twice`);
    this.handlers.set(handler.area, handler);
  }

  get areas(): string[] {
    return [...this.handlers.keys()].sort();
  }

  async exportOf(userId: string): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const area of this.areas) parts[area] = await this.handlers.get(area)?.export(userId);
    return parts;
  }

  /** Call inside `Database.run`. The account area goes last, because others may look at the user's row. */
  async close(userId: string): Promise<void> {
    for (const area of this.inOrder) await this.handlers.get(area)?.close?.(userId);
  }

  /** Call inside `Database.run`, until it answers false: then little enough is left for `erase`. */
  async eraseSome(userId: string): Promise<boolean> {
    for (const area of this.areas) if (await this.handlers.get(area)?.eraseSome?.(userId)) return true;
    return false;
  }

  /** Call inside `Database.run`, after `close`: the user's row is gone. */
  async erase(userId: string): Promise<void> {
    for (const area of this.inOrder) await this.handlers.get(area)?.erase(userId);
  }

  private get inOrder(): string[] {
    return this.areas.sort((a, b) => Number(a === 'account') - Number(b === 'account'));
  }
}
