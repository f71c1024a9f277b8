import { Module } from '@nestjs/common';
import { HttpModule } from '../../platform/http.module';
import { CheckoutController } from './checkout.controller';
import { Prices } from './prices';
import { PurchasePolicy } from './purchase-policy';

@Module({
  imports: [HttpModule],
  controllers: [CheckoutController],
  providers: [Prices, PurchasePolicy],
  exports: [Prices],
})
export class CheckoutModule {}
