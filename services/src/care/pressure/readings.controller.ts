import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { ReadingsService } from './readings.service';

@Controller()
export class ReadingsController {
  constructor(private readonly readings: ReadingsService) {}

  @Endpoint(care.listReadings)
  list(@Call() { user, query, zone }: CallOf<typeof care.listReadings>) {
    return this.readings.list(user.id, query, zone);
  }

  @Endpoint(care.noteReading)
  note(@Call() { user, body: reading }: CallOf<typeof care.noteReading>) {
    return this.readings.note(user.id, reading);
  }

  @Endpoint(care.correctReading)
  correct(@Call() { user, params: { readingId }, body: changes }: CallOf<typeof care.correctReading>) {
    return this.readings.correct(user.id, readingId, changes);
  }

  @Endpoint(care.removeReading)
  remove(@Call() { user, params: { readingId } }: CallOf<typeof care.removeReading>) {
    return this.readings.remove(user.id, readingId);
  }
}
