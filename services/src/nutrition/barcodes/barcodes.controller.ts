import { Controller } from '@nestjs/common';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { BarcodesService } from './barcodes.service';

@Controller()
export class BarcodesController {
  constructor(private readonly barcodes: BarcodesService) {}

  @Endpoint(nutrition.findBarcode)
  async find(@Call() { query: { barcode }, user }: CallOf<typeof nutrition.findBarcode>) {
    return { food: await this.barcodes.find(barcode, user.id) };
  }
}
