import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DocumentPolicies } from './document-policies';

/** What documents may load: providers that `@ContributesDocumentPolicy` marks. */
@Module({
  imports: [DiscoveryModule],
  providers: [DocumentPolicies],
  exports: [DocumentPolicies],
})
export class DocumentPoliciesModule {}
