import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { BagService } from './bag.service';

@Controller()
export class BagController {
  constructor(private readonly bag: BagService) {}

  @Endpoint(care.listBag)
  list(@Call() { user }: CallOf<typeof care.listBag>) {
    return this.bag.list(user.id);
  }

  @Endpoint(care.addToBag)
  add(@Call() { user, body: { items } }: CallOf<typeof care.addToBag>) {
    return this.bag.add(user.id, items);
  }

  @Endpoint(care.changeBagItem)
  change(@Call() { user, params: { bagItemId }, body: changes }: CallOf<typeof care.changeBagItem>) {
    return this.bag.change(user.id, bagItemId, changes);
  }

  @Endpoint(care.orderBag)
  order(@Call() { user, body: order }: CallOf<typeof care.orderBag>) {
    return this.bag.order(user.id, order);
  }

  @Endpoint(care.removeBagItem)
  remove(@Call() { user, params: { bagItemId } }: CallOf<typeof care.removeBagItem>) {
    return this.bag.remove(user.id, bagItemId);
  }
}
