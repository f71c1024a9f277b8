import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../platform/personal-data';
import { KEPT_PARTS, type KeptPart } from './lib/kept-part';

/** How the area hands out and removes what its parts keep about a person. */
@Injectable()
export class CarePersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    @Inject(KEPT_PARTS) private readonly parts: readonly KeptPart[],
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'care',
      export: async (userId) => Object.assign({}, ...(await this.exportsOf(userId))) as unknown,
      eraseSome: (userId) => this.eraseSome(userId),
      erase: async (userId) => {
        for (const part of this.parts) await part.erase(userId);
      },
    });
  }

  private exportsOf(userId: string): Promise<Record<string, unknown>[]> {
    return Promise.all(this.parts.map((part) => part.exportOf(userId)));
  }

  private async eraseSome(userId: string): Promise<boolean> {
    for (const part of this.parts) if (await part.eraseSome?.(userId)) return true;
    return false;
  }
}
