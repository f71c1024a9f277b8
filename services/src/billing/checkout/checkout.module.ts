import { Module } from '@nestjs/common';
import { CheckoutController } from './checkout.controller';
import { PurchasePolicy } from './purchase-policy';

@Module({ controllers: [CheckoutController], providers: [PurchasePolicy] })
export class CheckoutModule {}
