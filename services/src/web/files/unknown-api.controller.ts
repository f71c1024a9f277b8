import { All, Controller } from '@nestjs/common';
import { notFound } from '../../platform/http/errors';

/** An unknown address below /api is not a page. */
@Controller('api')
export class UnknownApiController {
  @All(['', '*'])
  refuse(): never {
    throw notFound('This address');
  }
}
