import { Injectable } from '@nestjs/common';
import { BirthWishesService } from '../birth-wishes/birth-wishes.service';
import type { SharedList, ShownList } from '../lib/shared-list';

/** What she wishes, as on the paper that she prints for others. */
@Injectable()
export class SharedBirthWishes implements SharedList {
  readonly list = 'birthWishes';

  constructor(private readonly wishes: BirthWishesService) {}

  async shown(userId: string): Promise<ShownList> {
    return { list: this.list, wishes: await this.wishes.read(userId) };
  }
}
