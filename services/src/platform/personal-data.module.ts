import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalData } from './personal-data';

/** Export and erasure of an account: providers that `@PersonalDataOf` marks. */
@Module({
  imports: [DiscoveryModule],
  providers: [PersonalData],
  exports: [PersonalData],
})
export class PersonalDataModule {}
