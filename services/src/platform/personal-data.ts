import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** How one area hands out and removes everything it keeps about a person. */
export interface PersonalDataHandler {
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

const Area = DiscoveryService.createDecorator<string>();

/** Makes a provider the handler of an area's personal data; the area's export appears under this name. */
export const PersonalDataOf =
  (area: string) =>
  (handler: Type<PersonalDataHandler>): void => {
    Area(area)(handler);
  };

/** Finds the handlers of all modules; export and erase of an account go through all of them. */
@Injectable()
export class PersonalData implements OnModuleInit {
  private readonly handlers = new Map<string, PersonalDataHandler>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: Area.KEY })) {
      const area = this.discovery.getMetadataByDecorator(Area, provider);
      if (area === undefined) continue;
      if (this.handlers.has(area)) throw new Error(`Two providers are marked @PersonalDataOf('${area}')`);
      this.handlers.set(area, provider.instance as PersonalDataHandler);
    }
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
