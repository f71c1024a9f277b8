import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { CareContactsService } from './care-contacts.service';

@Controller()
export class CareContactsController {
  constructor(private readonly contacts: CareContactsService) {}

  @Endpoint(care.readCareContact)
  read(@Call() { user }: CallOf<typeof care.readCareContact>) {
    return this.contacts.read(user.id);
  }

  @Endpoint(care.saveCareContact)
  save(@Call() { user, body: contact }: CallOf<typeof care.saveCareContact>) {
    return this.contacts.save(user.id, contact);
  }

  @Endpoint(care.forgetCareContact)
  forget(@Call() { user }: CallOf<typeof care.forgetCareContact>) {
    return this.contacts.erase(user.id);
  }
}
