import { Inject, Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../platform/personal-data';
import { KEPT_PARTS, type KeptPart } from './lib/kept-part';

/** How the area hands out and removes what its parts keep about a person. */
@Injectable()
@PersonalDataOf('care')
export class CarePersonalData implements PersonalDataHandler {
  constructor(@Inject(KEPT_PARTS) private readonly parts: readonly KeptPart[]) {}

  async export(userId: string): Promise<unknown> {
    return Object.assign({}, ...(await this.exportsOf(userId)));
  }

  async erase(userId: string): Promise<void> {
    for (const part of this.parts) await part.erase(userId);
  }

  private exportsOf(userId: string): Promise<Record<string, unknown>[]> {
    return Promise.all(this.parts.map((part) => part.exportOf(userId)));
  }

  async eraseSome(userId: string): Promise<boolean> {
    for (const part of this.parts) if (await part.eraseSome?.(userId)) return true;
    return false;
  }
}
