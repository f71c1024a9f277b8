import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { BirthWishesService } from './birth-wishes.service';

@Controller()
export class BirthWishesController {
  constructor(private readonly wishes: BirthWishesService) {}

  @Endpoint(care.readBirthWishes)
  read(@Call() { user }: CallOf<typeof care.readBirthWishes>) {
    return this.wishes.read(user.id);
  }

  @Endpoint(care.saveBirthWishes)
  save(@Call() { user, body: changes }: CallOf<typeof care.saveBirthWishes>) {
    return this.wishes.save(user.id, changes);
  }
}
